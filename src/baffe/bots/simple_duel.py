"""Duel by rule of thumb: smashes, the track that is nearer to a victory, hearts when hurt, cards that push on."""

from typing import Any, ClassVar, Final

from baffe.bots.bot import Bot, Eyes
from baffe.kernel.agenda import Decision

TRACKS: Final[tuple[str, ...]] = ("fame", "destruction")
FAR: Final = 99
WEAK: Final = 6  # hearts at which it begins to care

# What a card is worth to this bot, in energy; it buys none that is worth less than its price.
WORTH: Final[dict[str, int]] = {
    "acid_attack": 10, "extra_head": 10, "giant_brain": 7, "spiked_tail": 7, "adrenaline_augment": 6,
    "armor_plating": 7, "camouflage": 5, "unstoppable": 5, "breaking_news": 6, "thunder_stomp": 5, "regeneration": 4,
    "trendsetter": 3, "utter_destruction": 5, "antimatter_pellets": 5, "lightning_speed": 4, "unchained": 3,
    "monster_coaster": 10, "seismic_test": 7, "sack_the_stadium": 12, "monumental": 7, "photoshoot": 4, "kaijutsu": 7,
    "too_cute": 5, "cannonball": 8, "thermonuclear_cooking": 8, "frenzy": 10, "hors_d_oeuvres": 6, "in_shape": 4,
    "signature_move": 6, "energize": 12, "made_in_a_lab": 4, "superconductor": 3, "eye_of_the_storm": 2, "scrappy": 2,
}  # fmt: skip
RICH: Final = 6  # energy with which it pays for a better row
HEALING: Final = ("snack_time", "moment_of_respite", "hibernation", "regeneration")
PULLS: Final[dict[str, tuple[int, int]]] = {  # Fame and Destruction
    "monster_coaster": (0, 3), "seismic_test": (0, 2), "sack_the_stadium": (2, 2), "monumental": (1, 1),
    "photoshoot": (1, 0), "kaijutsu": (0, 1), "cannonball": (1, 0), "thermonuclear_cooking": (0, 1),
    "hors_d_oeuvres": (0, 2),
}  # fmt: skip
HITS: Final[dict[str, int]] = {"too_cute": 2, "kaijutsu": 2, "cannonball": 1, "jets_scrambled": 5}
SELF_HITS: Final[dict[str, int]] = {"hors_d_oeuvres": 3, "jets_scrambled": 5}
HELPS_A_RIVAL: Final = ("phantom", "penguin")  # a longer way: for the other side of the board


class SimpleDuel(Bot):
    """A sensible beginner."""

    name: ClassVar[str] = "simple"

    def choose(self, decision: Decision, eyes: Eyes) -> str:
        view = eyes.view()
        seat = decision.seat
        options = decision.options
        kind = decision.kind
        if kind == "roll":
            return roll(options, view, seat)
        if kind in ("buy", "lab"):
            return buy(options, view, seat)
        if kind == "resolve":
            return resolve(options, view, seat)
        if kind in ("place", "king"):
            return place(options, view, seat)
        if kind == "alien":
            return added_face(view, seat)
        if kind == "wake":
            hurt = view["seats"][seat]["hearts"] <= WEAK
            return "hibernation:sleep" if hurt else "hibernation:discard"
        if kind == "symbol":
            return "fame" if ahead(view, 1)[0] <= ahead(view, 1)[1] else "destruction"
        if kind == "conduct":
            return "superconductor" if view["decisions"][0]["about"]["energy"] >= 2 else "no"
        if kind == "bonus":
            return bonus(options, view, seat)
        if kind in ("skip", "batteries"):
            return "no"
        if kind == "dominated":
            return "done"
        if kind in ("zap", "swap"):
            return max(options, key=lambda word: WORTH.get(word.partition(":")[2], 0))
        if kind == "in_shape":
            return "in_shape" if is_good_pull(view, seat, 1, 0) else "no"
        return options[0]  # spend, brace, again, final: yes


# -- the board --


# Places and ways are counted in halves, because some spaces are.


def ahead(view: dict[str, Any], seat: int) -> tuple[int, int]:
    """How far the markers stand on the way to that side's end."""
    direction = -2 if seat == 0 else 2
    return int(view["fame"] * direction), int(view["destruction"] * direction)


def to_win(fame: int, destruction: int) -> int:
    """The way that is still needed for a victory on the tracks."""
    return min(14 - fame, 14 - destruction, to_zone(fame) + to_zone(destruction))


def to_zone(place: int) -> int:
    """Into the Spotlight zone; who has passed it does not come back."""
    return FAR if place > 10 else max(6 - place, 0)


def after(view: dict[str, Any], seat: int, fame: int, destruction: int) -> int:
    """The way still needed after pulls by so many spaces; endless if they hand the win to the rival."""
    if (fame and gives_away(view, seat, 0)) or (destruction and gives_away(view, seat, 1)):
        return 2 * FAR
    places = ahead(view, seat)
    return to_win(places[0] + 2 * fame, places[1] + 2 * destruction)


def gives_away(view: dict[str, Any], seat: int, track: int) -> bool:
    """Pulling a marker back from beyond the rival's zone makes the rival win if the other one stands in it."""
    places = ahead(view, 1 - seat)
    return places[track] > 10 and 6 <= places[1 - track] <= 10


def is_good_pull(view: dict[str, Any], seat: int, fame: int, destruction: int) -> bool:
    return after(view, seat, fame, destruction) <= after(view, seat, 0, 0)


# -- dice --


def roll(options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
    return said(options, view["dice"], without_idle(kept_dice(view["dice"], view, seat), view, seat))


def without_idle(kept: list[str], view: dict[str, Any], seat: int) -> list[str]:
    """Nobody stops for track dice that pull nothing. Alienoid does: its specials may still make three of them."""
    if len(kept) == len(view["dice"]) and not ("special" in kept and view["seats"][seat]["monster"] == "alienoid"):
        return [face for face in kept if face not in TRACKS or kept.count(face) >= 3]
    return kept


def said(options: tuple[str, ...], dice: list[str], kept: list[str]) -> str:
    """The word that keeps these dice."""
    word = "keep:" + (",".join(kept) or "none")
    return word if len(kept) < len(dice) and word in options else "stop"


def kept_dice(dice: list[str], view: dict[str, Any], seat: int) -> list[str]:
    """Smashes, the better track in the making, hearts for who is hurt, energy, and specials that serve."""
    me: dict[str, Any] = view["seats"][seat]
    rival: dict[str, Any] = view["seats"][1 - seat]
    track = wanted_track(dice, view, seat)
    hearts = max(WEAK + 2 - me["hearts"], 0)
    strikes = me["hearts"] > 3 or rival["hearts"] <= 6
    specials = wants_specials(dice, me["monster"], strikes)
    energy = min(8 - me["energy"], FAR if view["throws_left"] <= 1 else 2)
    kept: list[str] = []
    for face in dice:
        if face == "smash":
            keep = strikes
        elif face == "heart":
            keep = hearts > 0
            hearts -= 1
        elif face == "energy":
            keep = energy > 0
            energy -= 1
        elif face == "special":
            keep = specials
        else:
            keep = face == track
        if keep:
            kept.append(face)
    return kept


def wanted_track(dice: list[str], view: dict[str, Any], seat: int) -> str:
    """The track with more dice; on a tie the one that brings a victory nearer. None that three dice cannot reach."""
    fame, destruction = after(view, seat, 1, 0), after(view, seat, 0, 1)
    counts = [dice.count(TRACKS[0]) if is_good_pull(view, seat, 1, 0) else 0]
    counts.append(dice.count(TRACKS[1]) if is_good_pull(view, seat, 0, 1) else 0)
    enough = 2 if view["throws_left"] <= 1 else 1
    if max(counts) < enough:
        return ""
    if counts[0] == counts[1]:
        return TRACKS[0] if fame <= destruction else TRACKS[1]
    return TRACKS[0] if counts[0] > counts[1] else TRACKS[1]


def wants_specials(dice: list[str], monster: str, strikes: bool) -> bool:
    """From two on they do something, but for The King not much; a single one is a token for Space Penguin."""
    count = dice.count("special")
    if monster == "the_king" or (monster == "meka_dragon" and not (strikes and "smash" in dice)):
        return False
    return count >= (1 if monster == "space_penguin" else 2)


def added_face(view: dict[str, Any], seat: int) -> str:
    """Alienoid: a smash that knocks the rival out, else a track in the making, else a smash."""
    dice: list[str] = view["dice"]
    if dice.count("smash") + 1 < view["seats"][1 - seat]["hearts"]:
        for track, pull in zip(TRACKS, ((1, 0), (0, 1)), strict=True):
            if dice.count(track) >= 2 and is_good_pull(view, seat, pull[0], pull[1]):
                return "special:" + track
    return "special:smash"


def resolve(options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
    """The best power first, then what helps before what pulls; a marker is not pulled out of a good place."""
    for word in ("special:smash", "group:smash", "special:energy", "group:energy", "group:heart", "special:token"):
        if word in options:
            return word
    if "special:fame" in options:
        fame, destruction = after(view, seat, 1, 0), after(view, seat, 0, 1)
        if min(fame, destruction) <= after(view, seat, 0, 0):
            return "special:fame" if fame <= destruction else "special:destruction"
    for word in ("group:fame", "group:destruction", "special:king", "done"):
        if word in options:
            return word
    return options[0]


def bonus(options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
    """A hit instead of nothing, of a dice token, or of a heart that it does not need."""
    what: str = view["decisions"][0]["about"]["bonus"]
    useful = what == "energy" or (what == "heart" and view["seats"][seat]["hearts"] <= WEAK)
    return "no" if useful and view["seats"][1 - seat]["hearts"] > 1 else options[0]


# -- cards --


def buy(options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
    best = ""
    most = 0
    for word in options:
        if word.startswith("buy:"):
            card = word[4:]
            gain = worth(card, view, seat) - view["prices"][view["row"].index(card)]
            if gain >= most:
                best = word
                most = gain
    if not best and "refresh" in options and wants_new_row(view, seat):
        return "refresh"
    return best or ("done" if "done" in options else "no")


def wants_new_row(view: dict[str, Any], seat: int) -> bool:
    """Rich, and nothing in the row is worth waiting for."""
    offers = zip(view["row"], view["prices"], strict=True)
    waits = any([worth(card, view, seat) >= price for card, price in offers])
    return view["seats"][seat]["energy"] >= RICH and view["deck_count"] >= 3 and not waits


def worth(card: str, view: dict[str, Any], seat: int) -> int:
    me: dict[str, Any] = view["seats"][seat]
    rival: dict[str, Any] = view["seats"][1 - seat]
    if SELF_HITS.get(card, 0) >= me["hearts"]:
        return 0
    hits = HITS.get(card, 0)
    if card == "the_partys_over" and not in_zone(view, seat) and in_zone(view, 1 - seat):
        hits = 4
    if hits >= rival["hearts"]:
        return FAR
    pulls = PULLS.get(card, (0, 0))
    if card == "operation_media" and "smash" in view["resolved"]:
        pulls = (view["dice"].count("smash"), 0)
    if pulls != (0, 0):
        left = after(view, seat, pulls[0], pulls[1])
        if left <= 0:
            return FAR
        if left > after(view, seat, 0, 0):
            return 0
    if SELF_HITS.get(card, 0) + 3 > me["hearts"]:
        return 0
    if card in HEALING and me["hearts"] <= WEAK:
        return 8
    if card == "tesla_impulse":
        return 1 + max([WORTH.get(theirs, 0) for theirs in rival["cards"]], default=0)
    if card == "dominate":
        return 2 * len(rival["cards"])
    if card in ("the_partys_over", "operation_media"):
        return 2 * hits + 3 * pulls[0]
    return WORTH.get(card, 0)


def in_zone(view: dict[str, Any], seat: int) -> bool:
    """Whether a marker stands in that side's Spotlight zone."""
    return any([6 <= place <= 10 for place in ahead(view, seat)])


def place(options: tuple[str, ...], view: dict[str, Any], seat: int) -> str:
    """A token goes where its marker comes next: on its own side, or in the rival's way."""
    token: str = view["decisions"][0]["about"].get("token", "king")
    hinders = token in HELPS_A_RIVAL or token == "king"
    direction = -1 if seat == 0 else 1
    if hinders:
        direction = -direction
    pulls = PULLS.get(view["discard"][-1], (0, 0)) if view["discard"] else (0, 0)  # of the action at work, if it is one
    best = options[0]
    nearest = 2 * FAR
    for word in options:
        parts = word.split(":")
        if len(parts) < 3:
            continue
        distance = int((int(parts[2]) - view[parts[1]]) * 2 * direction)
        if distance < 0:
            distance += FAR  # behind its marker: then as far away as can be
        elif pulls[TRACKS.index(parts[1])]:
            distance -= 1
        if distance < nearest:
            best = word
            nearest = distance
    return best
