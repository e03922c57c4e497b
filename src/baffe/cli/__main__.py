"""python -m baffe.cli"""

from baffe.cli.app import main

if __name__ == "__main__":
    main()
