"""`make bench`: what `baffe bench` measures, from a checkout where both forms are there."""

from baffe.cli import main

if __name__ == "__main__":
    import sys

    sys.argv = ["baffe", "bench", *sys.argv[1:]]
    main()
