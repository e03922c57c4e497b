"""python -m baffe"""

from baffe.cli.app import main

if __name__ == "__main__":
    main()
