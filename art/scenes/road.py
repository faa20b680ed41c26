"""The road in: two wheel tracks, pollarded willows, a small sign, and the house at the end.

Run: blender -b --python art/scenes/road.py -- evening     (or: morning; then width and samples for a preview)
"""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kit import LAKE, PAPER, Scene, material, scale  # noqa: E402
from landscape import Farm, Trees, bark, foliage, grass, ground, ground_height, strewn, tubes  # noqa: E402

scene = Scene("road", width=1200, samples=22, seed=3, azimuth=-98 if "morning" in sys.argv else 17)
eye = (0.6, -60.0)
low = float(ground_height(*eye))
scene.camera((*eye, low + 1.55), (1.2, 10.0, low + 3.6), 42, focus=(1, -38, low + 1), stop=4)
scene.air = dict(density=scene.pick(0.009, 0.014), height=2.4, foot=low, haze=scene.pick(0.0012, 0.0012))
scene.sky(scene.pick(1.0, 1.7))
scene.sun()


def middle(y):
    """Where the middle of the road runs."""
    t = y - eye[1]
    return -0.2 + 0.02 * t + 3.2 * np.sin(t * 0.040) * np.clip(t / 45, 0, 1)


def aside(x, y):
    return np.abs(x - middle(y))


def road(x, y):
    off = aside(x, y)
    ruts = 0.06 * np.exp(-(((off - 0.82) / 0.28) ** 2))
    return ground_height(x, y) - ruts - 0.22 * np.exp(-(((off - 2.9) / 0.55) ** 2))


def build(g):
    place = g.place()
    x, y, _ = g.split(place)
    t = g.math("SUBTRACT", y, eye[1])
    bend = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", t, 0.040)), g.node("ShaderNodeClamp", {0: g.math("MULTIPLY", t, 1 / 45)}).outputs[0])
    centre = g.math("MULTIPLY_ADD", t, 0.02, g.math("MULTIPLY_ADD", bend, 3.2, -0.2))
    off = g.math("ADD", g.math("ABSOLUTE", g.math("SUBTRACT", x, centre)), g.math("MULTIPLY_ADD", g.noise(place, 1.2, 5, 0.6), 0.6, -0.3))
    rut = g.math("MULTIPLY", g.smooth(off, 1.6, 1.2), g.smooth(off, 0.30, 0.55))
    stones, small = g.noise(place, 14, 8, 0.75), g.noise(place, 1.3, 8, 0.65)
    gravel = g.mix(g.smooth(stones, 0.35, 0.65), (0.16, 0.135, 0.105), (0.42, 0.375, 0.31))
    gravel = g.mix(g.smooth(g.noise(place, 0.8, 4), 0.5, 0.7), gravel, scale((0.16, 0.135, 0.105), 0.7))
    earth = g.mix(g.smooth(small, 0.38, 0.62), (0.055, 0.060, 0.022), (0.15, 0.12, 0.06))
    height = g.math("MULTIPLY_ADD", stones, 0.35, small)
    return g.principled(g.mix(rut, earth, gravel), g.math("MULTIPLY_ADD", rut, -0.25, 1.0), g.bump(height, 0.07), 0.15)


ground(scene, road).data.materials[0] = material(scene, "road", build, True)
Farm(scene, 10.0, 34.0, 12).build()


def verge(x, y, random):
    off = aside(x, y) + random.normal(0, 0.10, x.shape)
    tall = 0.22 + 0.8 * np.exp(-(((off - 2.6) / 0.8) ** 2)) + 0.25 * np.clip((off - 3.5) / 3, 0, 1)
    ruts = (off > 0.48) & (off < 1.32)
    clumps = 0.6 + 0.5 * np.sin(x * 1.9 + np.sin(y * 1.3)) * np.sin(y * 1.1 + x)
    return np.where(ruts, 0.0, np.where(off < 0.5, 0.28 * clumps, tall * clumps)) * (np.hypot(x - 10, y - 34) > 19)


grass(scene, strewn(2.6, 110, 27, 0.95, verge, 0.0, eye), 460_000, 0.55, ((0.045, 0.070, 0.022), (0.30, 0.235, 0.10)), road, 0.004, 0.4)


def willow(x, y, thinnest):
    """A pollarded willow: a knotty trunk and many straight shoots."""
    random = scene.random
    tall = random.uniform(1.8, 2.3)
    heights = np.linspace(0, 1, 26)
    radii = 0.29 + 0.16 * np.exp(-heights * 9) + 0.14 * np.exp(-(((heights - 0.93) / 0.10) ** 2)) - 0.05 * heights
    radii[-3:] *= (0.85, 0.5, 0.02)
    trunk = scene.turned(np.stack([radii, heights * tall], -1), wood, sides=28, name="trunk")
    seeds = random.uniform(0, 6, 6)
    for vertex in trunk.data.vertices:
        a, z = math.atan2(vertex.co.y, vertex.co.x), vertex.co.z
        knots = 1 + 0.13 * math.sin(3 * a + z * 2 + seeds[0]) + 0.08 * math.sin(7 * a + z * 3.1 + seeds[1]) + 0.10 * math.sin(z * 7 + 2 * a + seeds[2]) + random.normal(0, 0.02)
        vertex.co.x = vertex.co.x * knots + 0.10 * math.sin(z * 1.4 + seeds[3])
        vertex.co.y *= knots
    rows = []
    for _ in range(150):
        around, wide = random.uniform(0, 2 * math.pi), 0.30 * math.sqrt(random.random())
        start = np.array([wide * math.cos(around) + 0.10 * math.sin(tall * 1.4 + seeds[3]), wide * math.sin(around), tall * random.uniform(0.86, 0.99)])
        out = np.array([math.cos(around) * wide * 2.2, math.sin(around) * wide * 2.2, 1.0]) + random.normal(0, 0.14, 3)
        long, at, thick = random.uniform(0.5, 2.7), start, random.uniform(0.5, 1.0)
        for k in range(6):
            out = out / np.linalg.norm(out) + np.array([0, 0, 0.06]) + random.normal(0, 0.05, 3)
            after = at + out / np.linalg.norm(out) * long / 6
            rows.append((*at, *after, (0.017 - 0.0026 * k) * thick, (0.0144 - 0.0026 * k) * thick))
            at = after
    shoots = scene.mesh("shoots", *tubes(np.array(rows), 4, thinnest), twigs)
    for thing in (trunk, shoots):
        thing.location = (x, y, float(ground_height(x, y)) - 0.1)
        thing.rotation_euler = (0, 0, seeds[4])


wood, twigs = bark(scene, (0.055, 0.048, 0.036)), bark(scene, (0.10, 0.075, 0.035))
for i in range(9):
    y = -44.5 + i * 8.2
    for side, skip in ((-1, ()), (1, (0, 1, 3))):
        if i in skip:
            continue
        y_here = y + scene.random.normal(0, 0.8)
        willow(middle(y_here) + side * scene.random.uniform(3.2, 3.8), y_here, 0.0035 + 0.0011 * i)

# The sign: a board with three rings on two posts of oak, a little askew.
oak = material(scene, "oak", lambda g: g.principled(g.mix(g.noise(g.place((30, 30, 2)), 2, 5), (0.10, 0.088, 0.07), (0.21, 0.185, 0.15)), 0.9), True)
board = material(scene, "board", lambda g: g.principled(g.mix(g.math("MULTIPLY", g.noise(g.place(), 6, 6, 0.6), 0.4), scale(PAPER, 0.78), (0.5, 0.48, 0.40)), 0.6), True)
paint = material(scene, "paint", lambda g: g.principled(scale(LAKE, 0.7), 0.5), True)
sx, sy = middle(-50.0) + 2.55, -50.0
sz = float(ground_height(np.float64(sx), np.float64(sy)))
turn = math.radians(9)
for dx in (-0.34, 0.34):
    scene.box((sx + dx * math.cos(turn), sy + 0.04 + dx * math.sin(turn), sz + 0.42), (0.07, 0.07, 1.25), oak, 0.006, (0.02, 0.015 * dx, turn))
scene.box((sx, sy - 0.012, sz + 0.80), (0.86, 0.03, 0.46), board, 0.008, (0.03, 0.02, turn))
for i, radius in enumerate((0.05, 0.10, 0.155, 0.215)):
    angles = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    bent = 1 + 0.07 * np.sin(angles * 2 + 0.6) + 0.04 * np.sin(angles * 3 + i)
    ring = [np.stack([(radius * bent + d) * 1.45 * np.cos(angles) + 0.03 * (2 - i), np.full(80, -0.02), (radius * bent + d) * 0.82 * np.sin(angles)], -1) for d in (-0.006, 0.006)]
    k = np.arange(80)
    thing = scene.mesh("ring", np.concatenate(ring), np.stack([k, (k + 1) % 80, 80 + (k + 1) % 80, 80 + k], -1), paint)
    thing.location, thing.rotation_euler = (sx, sy - 0.012, sz + 0.80), (0.03, 0.02, turn)

old = Trees(scene, dict(tall=9.5, trunk=0.36, spread=44, upward=0.06, levels=5, children=8, shorter=0.66), 2, 0.014, foliage(scene, ((0.16, 0.085, 0.020), (0.10, 0.090, 0.022))), (5000, 0.09))
for x, y, size in [(-13, 30, 1.2), (-18, 44, 1.4), (30, 28, 1.1), (26, 58, 1.5), (2, 62, 1.4)]:
    old.plant(x, y, size)
hedge = Trees(scene, dict(tall=4.5, trunk=0.10, spread=38, upward=0.10, levels=4, children=9, crown=0.05, shorter=0.7), 3, 0.02, foliage(scene, ((0.075, 0.065, 0.022), (0.045, 0.055, 0.02)), "shrub"), (4000, 0.10))
for start, end, count in [((-170, 130), (-30, 160), 50), ((45, 120), (200, 140), 50), ((-260, 300), (260, 330), 90)]:
    for t in np.linspace(0, 1, count):
        x, y = (a + (b - a) * t for a, b in zip(start, end))
        hedge.plant(x + scene.random.normal(0, 1.5), y + scene.random.normal(0, 3), scene.random.uniform(0.6, 1.6) * (1 + y / 500))
scene.render(contrast=scene.pick(1.12, 1.0), exposure=scene.pick(0.1, 0.8), bloom=scene.pick(0.05, 0.12))
