from tests.rulebook import main

main()
