/*
 * What the fights in C share: luck, their arguments, their clock and how they print what they counted. Luck is inlined,
 * so the generator lives in registers.
 *
 *   fight TRIALS SEED     prints one line of JSON
 */
#ifndef LUCK_H
#define LUCK_H

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define UNLIKELY(x) __builtin_expect(!!(x), 0)

/* ---- xoshiro128++ 1.0 (Blackman and Vigna), one 32-bit word per die ---- */

typedef struct {
    uint32_t s0, s1, s2, s3;
} Rng;

static inline uint32_t rotl(uint32_t x, int k)
{
    return (x << k) | (x >> (32 - k));
}

static inline uint32_t next_word(Rng *rng)
{
    const uint32_t word = rotl(rng->s0 + rng->s3, 7) + rng->s0;
    const uint32_t t = rng->s1 << 9;
    rng->s2 ^= rng->s0;
    rng->s3 ^= rng->s1;
    rng->s1 ^= rng->s2;
    rng->s0 ^= rng->s3;
    rng->s2 ^= t;
    rng->s3 = rotl(rng->s3, 11);
    return word;
}

/*
 * One face, 1..sides, exactly uniform: Lemire's multiply-shift; of 2^32 words the 2^32 mod sides spare ones are thrown
 * away (4 for six sides, 6 for ten). `sides` is a constant wherever this is called.
 */
static inline uint32_t die(Rng *rng, uint32_t sides)
{
    const uint32_t spare = -sides % sides;
    uint64_t product = (uint64_t)next_word(rng) * sides;
    while (UNLIKELY((uint32_t)product < spare))
        product = (uint64_t)next_word(rng) * sides;
    return (uint32_t)(product >> 32) + 1;
}

static inline uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* splitmix64, to spread a seed over the whole state. */
static uint64_t splitmix64(uint64_t *x)
{
    uint64_t z = (*x += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static Rng seeded(uint64_t seed)
{
    const uint64_t a = splitmix64(&seed);
    const uint64_t b = splitmix64(&seed);
    return (Rng){(uint32_t)a, (uint32_t)(a >> 32), (uint32_t)b, (uint32_t)(b >> 32)};
}

/* ---- arguments ---- */

static inline uint64_t natural_number(const char *text, const char *name)
{
    char *end;
    errno = 0;
    const uint64_t value = strtoull(text, &end, 10);
    if (errno != 0 || *text < '0' || *text > '9' || *end != '\0') {
        fprintf(stderr, "%s must be a natural number, not \"%s\"\n", name, text);
        exit(2);
    }
    return value;
}

/* ---- a run: arguments in, one line of JSON out ---- */

typedef struct {
    uint64_t trials, seed;
    clock_t begin;
} Run;

/* Reads the arguments and starts the clock. */
static inline Run begin_run(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s TRIALS SEED\n", argv[0]);
        exit(2);
    }
    const uint64_t trials = natural_number(argv[1], "TRIALS");
    const uint64_t seed = natural_number(argv[2], "SEED");
    return (Run){trials, seed, clock()};
}

/* A sum under the name that the benchmarks know. */
typedef struct {
    const char *name;
    uint64_t sum;
} Count;

/* Stops the clock and prints what was counted. */
static inline int end_run(const Run *run, const Count *counts, size_t length)
{
    const double seconds = (double)(clock() - run->begin) / CLOCKS_PER_SEC;
    printf("{\"trials\": %" PRIu64 ", \"seed\": %" PRIu64, run->trials, run->seed);
    for (size_t at = 0; at < length; at += 1)
        printf(", \"%s\": %" PRIu64, counts[at].name, counts[at].sum);
    printf(", \"cpuSeconds\": %.6f}\n", seconds);
    return 0;
}

#define LENGTH(array) (sizeof(array) / sizeof *(array))

#endif
