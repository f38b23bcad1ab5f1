/*
 * What the duels in C share: luck and the reading of their arguments. Everything is inlined, so the generator lives in
 * registers.
 */
#ifndef LUCK_H
#define LUCK_H

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

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

#endif
