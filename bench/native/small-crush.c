/*
 * TestU01's SmallCrush, or its Crush, on 32-bit words from standard input. Built by hand: see bench/dice.md.
 *
 *   small-crush [crush] < WORDS
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <TestU01.h>

static unsigned int read_word(void)
{
    uint32_t word;
    if (fread(&word, sizeof word, 1, stdin) != 1) {
        fputs("the words have come to an end before the battery\n", stderr);
        exit(1);
    }
    return word;
}

int main(int argc, char **argv)
{
    static char name[] = "standard input";
    unif01_Gen *generator = unif01_CreateExternGenBits(name, read_word);
    swrite_Basic = FALSE; /* the summary only */
    if (argc > 1 && strcmp(argv[1], "crush") == 0)
        bbattery_Crush(generator);
    else
        bbattery_SmallCrush(generator);
    unif01_DeleteExternGenBits(generator);
    return 0;
}
