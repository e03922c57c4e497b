/** Which building stands on which hex: always the same one, so that a map looks the same every time. */
import { SPONSORS } from "../card/sponsors";

interface House {
  wall: string;
  /** The side that is in the shade. */
  side: string;
  roof: string;
  /** What stands on the roof or lies in the wall. */
  more: string;
  windows: string;
}

export const HOUSES: readonly House[] = [
  {
    wall: "M-30-8 4 8V38L-30 22Z",
    side: "M4 8 32-6V22L4 38Z",
    roof: "M-30-8-2-24 32-6 4 8Z",
    more: "M8-12V-22H18V-12L13-9Z",
    windows: "M-24 4V12M-16 8V16M-8 12V20M-24 18V22M-16 22V26M-8 26V30M12 14V22M22 9V17",
  },
  {
    wall: "M-24-18 0-6V38L-24 26Z",
    side: "M0-6 24-18V26L0 38Z",
    roof: "M-24-18 0-30 24-18 0-6Z",
    more: "M0-18V-40M-5-30H5",
    windows: "M-18-4V4M-8 1V9M-18 12V20M-8 17V25M8 2V10M17-3V5M8 18V26M17 13V21",
  },
  {
    wall: "M-32 2-16 10V-4L4 6V38L-32 20Z",
    side: "M4 6 32-8V22L4 38Z",
    roof: "M-16-4 12-18 32-8 4 6ZM-32 2-16-6V10Z",
    more: "M-26 0V-10",
    windows: "M-25 12V18M-12 8V14M-4 12V18M-12 21V27M-4 25V31M12 13V20M22 8V15",
  },
];

const sum = (hex: string) => [...hex].reduce((all, letter) => all * 7 + letter.charCodeAt(0), 0);

export const houseOn = (hex: string): House => HOUSES[sum(hex) % HOUSES.length]!;
export const sponsorOn = (hex: string): string => SPONSORS[(sum(hex) >> 2) % SPONSORS.length]!;
