"""The door with the light above it, and the shoes of two who have just gone in. Evening only.

Run: blender -b --python art/scenes/door.py -- evening     (then width and samples for a preview)
"""

import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from interior import lime, swell  # noqa: E402
from kit import Scene, material, scale  # noqa: E402
from landscape import grass, tubes  # noqa: E402

# The blue hour: the sun is further down than in the other evenings.
scene = Scene("door", samples=12, seed=9, bounces=4, azimuth=-60, evening=dict(sky=[(0.0, (0.16, 0.20, 0.25)), (0.2, (0.085, 0.145, 0.21)), (1.0, (0.035, 0.080, 0.135))], glow=(0.20, 0.17, 0.16), mist=(0.07, 0.11, 0.14)))
random = scene.random
scene.camera((0.08, -5.0, 1.25), (0.08, 0.0, 1.25), 41, focus=(0.6, -0.3, 0.3), stop=5.6)
scene.horizon(0.475)
scene.sky(1.0, 0.3)

# The wall, with the openings of a door and of a window.
DOOR, WIDE, TALL = 0.82, 0.98, 2.02
PANE, LOW, HIGH = -1.38, 0.94, 1.96
wall = lime(scene, (0.78, 0.755, 0.70), rough=0.010)
tar = material(scene, "tar", lambda g: g.principled(scale((0.016, 0.017, 0.017), 1.4), g.math("MULTIPLY_ADD", g.noise(g.place(), 4, 4), 0.4, 0.4), g.bump(g.noise(g.place(), 9, 5), 0.012), 0.3))
DEEP = 0.46


def brickwork(a, b, z0, z1):
    scene.box(((a + b) / 2, DEEP / 2, (z0 + z1) / 2), (b - a, DEEP, z1 - z0), wall)


left, right = DOOR - WIDE / 2, DOOR + WIDE / 2
brickwork(-5, PANE - 0.53, -0.2, 3.2)
brickwork(PANE - 0.53, PANE + 0.53, -0.2, LOW)
brickwork(PANE - 0.53, PANE + 0.53, HIGH, 3.2)
brickwork(PANE + 0.53, left, -0.2, 3.2)
brickwork(left, right, TALL + 0.10, 3.2)
brickwork(right, 5, -0.2, 3.2)
for a, b in ((-5, left), (right, 5)):
    across = np.linspace(a, b, 240)
    up = np.linspace(-0.05, 1, 24)
    x, t = np.meshgrid(across, up)
    # Brushed on by hand: its upper edge isn't straight.
    edge = 0.30 + 0.008 * np.sin(x * 2.3) + swell(3, 7, 2, 0.008)(x, 0 * x)
    scene.surface("plinth", np.stack([x, -0.012 - 0.004 * np.cos(t * 1.5), t * edge], -1), tar)
scene.box((0, -0.05, 2.86), (12, 1.1, 0.2), material(scene, "straw", lambda g: g.principled((0.10, 0.08, 0.055), 1.0)))

# The door: boards, once painted in the lake's green, a little open to a lit hall.
ledge = material(scene, "ledge", lambda g: g.principled(g.mix(g.noise(g.place((20, 20, 3)), 2, 5), (0.034, 0.066, 0.060), (0.060, 0.100, 0.090)), 0.55, g.bump(g.noise(g.place((60, 60, 4)), 2, 5), 0.0012), 0.3))
frame = material(scene, "frame", lambda g: g.principled(g.mix(g.noise(g.place((8, 8, 8)), 2, 5), (0.60, 0.585, 0.53), (0.70, 0.685, 0.63)), 0.5, None, 0.3))
iron = material(scene, "iron", lambda g: g.principled((0.020, 0.019, 0.018), 0.45, None, 0.5))
brass = material(scene, "brass", lambda g: g.principled((0.30, 0.20, 0.08), 0.35, None, 0.5, Metallic=1.0))
for x in (left + 0.035, right - 0.035):
    scene.box((x, 0.13, TALL / 2 + 0.08), (0.07, 0.12, TALL + 0.06), frame, 0.006)
scene.box((DOOR, 0.13, TALL + 0.065), (WIDE, 0.12, 0.07), frame, 0.006)
angle = math.radians(21)
hinge = (left + 0.07, 0.16)
part = (WIDE - 0.14) / 6


def on_door(along, out, up, size, made_of, bevel=0.003):
    """A piece of the door: so far from the hinge, and so far in front of the boards."""
    x = hinge[0] + along * math.cos(angle) + out * math.sin(angle)
    y = hinge[1] + along * math.sin(angle) - out * math.cos(angle)
    return scene.box((x, y, up), size, made_of, bevel, (0, 0, angle))


for i in range(6):
    on_door((i + 0.5) * part, 0.0, TALL / 2 + 0.06, (part - 0.004, 0.036, TALL - 0.06), ledge, 0.005)
on_door(part * 3, -0.022, TALL / 2 + 0.06, (part * 6, 0.01, TALL - 0.06), ledge)
on_door(part * 5.45, 0.035, 1.06, (0.05, 0.012, 0.20), iron)
on_door(part * 5.10, 0.075, 1.10, (0.13, 0.018, 0.020), brass, 0.008)
on_door(part * 5.45, 0.055, 1.10, (0.022, 0.05, 0.022), brass, 0.006)
# The hall behind it: a wall, a floor, a lamp that isn't seen.
hall = material(scene, "hall", lambda g: g.principled((0.72, 0.64, 0.52), 0.9))
scene.box((DOOR, 1.9, 1.2), (2.4, 0.1, 2.8), hall)
scene.box((DOOR - 0.9, 1.2, 1.2), (0.1, 1.5, 2.8), hall)
scene.box((DOOR + 0.9, 1.2, 1.2), (0.1, 1.5, 2.8), hall)
scene.box((DOOR, 1.2, 0.03), (2.4, 1.5, 0.1), hall)
scene.box((DOOR, 1.2, 2.6), (2.4, 1.5, 0.1), hall)
warm = (1.0, 0.62, 0.30)
scene.bulb((DOOR - 0.2, 1.15, 1.9), 0.08, 26, warm)

# The window: dark panes that give back the sky, a little light far behind a curtain.
def pane(g):
    u, _, v = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])[0:3]
    folds = g.noise(g.join(g.math("MULTIPLY", u, 16), 0.0, v), 1.0, 3)
    aside = g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", u, 0.5)), 0.20, 0.34)
    glow = g.math("MULTIPLY", g.math("MULTIPLY_ADD", folds, 0.9, 0.15), g.math("MULTIPLY_ADD", aside, 0.55, g.math("MULTIPLY_ADD", v, -0.35, 0.55)))
    glass = g.principled((0.02, 0.024, 0.026), 0.05, None, 0.6)
    return g.node("ShaderNodeAddShader", {0: glass, 1: g.emission((1.0, 0.56, 0.24), g.math("MULTIPLY", glow, 0.62))}).outputs[0]


scene.box((PANE, 0.17, (LOW + HIGH) / 2), (1.0, 0.01, HIGH - LOW), material(scene, "pane", pane))
tall = HIGH - LOW
for dx, dz, sx, sz in [(-0.49, 0, 0.07, tall), (0.49, 0, 0.07, tall), (0, 0, 0.075, tall), (0, tall / 2 - 0.03, 1.06, 0.07), (0, 0.03 - tall / 2, 1.06, 0.07), (0, 0.17, 1.0, 0.05), (-0.245, -0.16, 0.026, 0.66), (0.245, -0.16, 0.026, 0.66)]:
    scene.box((PANE + dx, 0.15, (LOW + HIGH) / 2 + dz), (sx, 0.055, sz), frame, 0.005)
scene.box((PANE, 0.06, LOW - 0.02), (1.14, 0.28, 0.05), tar, 0.01)

# The lamp: an enamelled shade on a bent arm.
ENAMEL = material(scene, "enamel", lambda g: g.principled((0.025, 0.045, 0.042), 0.30, None, 0.5))
inside = material(scene, "inside", lambda g: g.principled((0.75, 0.72, 0.66), 0.5))
AT = np.array([DOOR, -0.24, 2.30])
shade = [(0.022, 0.155), (0.026, 0.150), (0.030, 0.105), (0.050, 0.085), (0.088, 0.055), (0.126, 0.012), (0.132, 0.000)]
scene.turned(shade, ENAMEL, AT, 72, "shade")
scene.turned([(r - 0.003, z - 0.003) for r, z in shade], inside, AT, 72, "shade")
arm = [(DOOR, 0.0, 2.50), (DOOR, -0.10, 2.53), (DOOR, -0.18, 2.53), (DOOR, -0.23, 2.50), (DOOR, -0.24, 2.44)]
scene.mesh("arm", *tubes(np.array([(*a, *b, 0.011, 0.011) for a, b in zip(arm, arm[1:])]), 12), iron, smooth=True)
scene.box((DOOR, -0.012, 2.50), (0.09, 0.024, 0.09), iron, 0.008)
globe = [(0.0001, -0.030)] + [(0.040 * math.sin(t), 0.018 - 0.046 * math.cos(t)) for t in np.linspace(0.2, 2.6, 14)]
scene.turned(globe, material(scene, "globe", lambda g: g.emission((1.0, 0.70, 0.40), 22.0)), AT + (0, 0, 0.022), 40, "globe").visible_shadow = False
scene.bulb(AT + (0, 0, 0.016), 0.035, 62, (1.0, 0.66, 0.36))

# The step: a slab of granite.
granite = material(scene, "granite", lambda g: g.principled(g.mix(g.noise(g.place(), 90, 4, 0.8), (0.13, 0.125, 0.12), (0.34, 0.32, 0.295)), 0.75, g.bump(g.noise(g.place(), 22, 6, 0.7), 0.006), 0.2))
scene.box((DOOR - 0.05, -0.27, 0.07), (1.64, 0.60, 0.15), granite, 0.022, (0.008, 0.005, 0.01), rough=0.008)
scene.box((DOOR, 0.16, 0.05), (WIDE, 0.40, 0.16), granite, 0.01)


def yard(x, y):
    return swell(5, 1.3, 1.3, 0.030)(x, y) - 0.01 * np.clip(-y - 0.6, 0, 3)


earth = material(scene, "earth", lambda g: g.principled(g.mix(g.noise(g.place(), 30, 6, 0.7), (0.055, 0.048, 0.040), (0.15, 0.135, 0.115)), 1.0, g.bump(g.noise(g.place(), 60, 5), 0.01), 0.1))
x, y = np.meshgrid(np.linspace(-6, 6, 240), np.linspace(-7, 0.1, 160))
scene.surface("yard", np.stack([x, y, yard(x, y) - 0.008], -1), earth)
# Gravel: each stone is there, a squeezed ball of twenty faces.
golden = (1 + 5**0.5) / 2
ball = np.array([(-1, golden, 0), (1, golden, 0), (-1, -golden, 0), (1, -golden, 0), (0, -1, golden), (0, 1, golden), (0, -1, -golden), (0, 1, -golden), (golden, 0, -1), (golden, 0, 1), (-golden, 0, -1), (-golden, 0, 1)]) / 1.9
sides = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
COUNT = 62_000
at = np.stack([random.uniform(-3.4, 3.4, COUNT), -3.9 + 3.88 * random.uniform(0, 1, COUNT) ** 0.75], -1)
at = at[~((np.abs(at[:, 0] - DOOR + 0.05) < 0.81) & (at[:, 1] > -0.55))]
COUNT = len(at)
size = random.lognormal(-4.75, 0.38, (COUNT, 1)) * random.uniform(0.75, 1.25, (COUNT, 3)) * (1, 1, 0.68)
spin = random.normal(0, 1, (COUNT, 4))
spin /= np.linalg.norm(spin, axis=1, keepdims=True)
w, i, j, k = spin.T
turned = np.stack([1 - 2 * (j * j + k * k), 2 * (i * j - k * w), 2 * (i * k + j * w), 2 * (i * j + k * w), 1 - 2 * (i * i + k * k), 2 * (j * k - i * w), 2 * (i * k - j * w), 2 * (j * k + i * w), 1 - 2 * (i * i + j * j)], -1).reshape(-1, 3, 3)
stones = np.einsum("nij,nvj->nvi", turned, ball[None] * size[:, None]) * (1, 1, 0.8)
stones += np.concatenate([at, (yard(at[:, 0], at[:, 1]) + random.uniform(0.0, 0.010, COUNT))[:, None]], 1)[:, None]
stone = material(scene, "stone", lambda g: g.principled(g.mix(g.attribute("tone"), g.mix(g.attribute("warm"), (0.12, 0.115, 0.11), (0.17, 0.13, 0.095)), (0.50, 0.47, 0.42)), 0.8, g.bump(g.noise(g.place(), 300, 3), 0.001), 0.25))
scene.mesh(
    "gravel", stones.reshape(-1, 3), (np.arange(COUNT)[:, None, None] * 12 + sides).reshape(-1, 3), stone, smooth=True,
    tone=np.repeat(np.clip(random.normal(0.42, 0.24, COUNT), 0, 1), 12), warm=np.repeat(random.uniform(0, 1, COUNT), 12),
)
# Grass at the foot of the wall, and the leaves of a tree that isn't seen.


def tufts(random, count):
    x = np.concatenate([random.normal(c, w, count // 9) for c, w in ((-2.5, 0.14), (-2.05, 0.05), (-1.2, 0.22), (-0.62, 0.06), (-0.25, 0.10), (1.85, 0.10), (2.2, 0.20), (2.55, 0.08), (-1.7, 0.06))])
    x = x[(x < left - 0.42) | (x > right + 0.36)]
    return x, -0.02 - np.abs(random.normal(0, 0.035, len(x))), random.uniform(0.3, 1.0, len(x))


grass(scene, tufts, 1300, 0.24, ((0.045, 0.070, 0.022), (0.24, 0.20, 0.085)), lambda x, y: yard(x, y), 0.0022, 0.55)
fallen = np.stack([random.uniform(-2.6, 2.6, 46), -0.12 - np.abs(random.normal(0, 1.0, 46)), np.zeros(46)], -1)
fallen[:, 2] = yard(fallen[:, 0], fallen[:, 1]) + 0.016
turn, curl, long = random.uniform(0, 6.3, 46), random.uniform(0.003, 0.016, 46), random.uniform(0.022, 0.042, 46)
card = np.array([(-1, 0, 0.2), (0, -0.42, 1), (1, 0, 0.1), (0, 0.42, 1.0), (0, 0, 0)])
cards = card[None] * np.stack([long, long, curl], -1)[:, None]
c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
cards = np.stack([cards[..., 0] * c - cards[..., 1] * s, cards[..., 0] * s + cards[..., 1] * c, cards[..., 2]], -1) + fallen[:, None]
scene.mesh("leaves", cards.reshape(-1, 3), (np.arange(46)[:, None, None] * 5 + np.array([(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])).reshape(-1, 3), material(scene, "leaf", lambda g: g.principled(g.mix(g.noise(g.place(), 3, 2), (0.30, 0.16, 0.03), (0.16, 0.075, 0.022)), 0.7)))

# Shoes: rings along a foot, from the opening down the leg, around the heel and out to the toe.
LEG = [(0.370, -0.020, 0.064, 0.074, 0), (0.300, -0.022, 0.060, 0.068, 0), (0.220, -0.020, 0.054, 0.060, 0), (0.160, -0.016, 0.047, 0.056, 6)]
ANKLE = [(0.105, -0.010, 0.040, 0.058, 12)]
FOOT = [
    (0.112, -0.012, 0.042, 0.066, 22), (0.086, 0.004, 0.041, 0.088, 45), (0.070, 0.040, 0.041, 0.068, 64), (0.056, 0.085, 0.044, 0.052, 78), (0.048, 0.130, 0.048, 0.041, 86),
    (0.042, 0.170, 0.050, 0.034, 90), (0.038, 0.205, 0.046, 0.028, 92), (0.035, 0.230, 0.035, 0.021, 94), (0.034, 0.243, 0.016, 0.012, 95),
]


def shoe(x, y, z, turn, tall, made_of, sole, foot):
    """A shoe; `foot` is 1 for a right one, -1 for a left one."""
    rings = [*LEG, *FOOT] if tall else [*ANKLE, *FOOT[1:]]
    first = rings[0]
    # The inside, then over the edge to the outside.
    rings = [(first[0] - 0.055, first[1], first[2] * 0.80, first[3] * 0.80, first[4]), (first[0] - 0.002, first[1], first[2] * 0.92, first[3] * 0.92, first[4]), (first[0] + 0.003, first[1], first[2] * 0.96, first[3] * 0.96, first[4]), *rings]
    around = np.linspace(0, 2 * math.pi, 41)
    grid = []
    for up, out, wide, deep, tilt in rings:
        t = math.radians(tilt)
        across, along = wide * np.cos(around), deep * np.sin(around)
        py = out + along * math.cos(t)
        grid.append(np.stack([across + foot * 0.012 * np.clip((py - 0.08) / 0.12, 0, 1), py, up + along * math.sin(t)], -1))
    grid = np.array(grid)
    low = grid[..., 2] < 0.020
    grid[..., 2] = np.where(low, 0.018 + 0.1 * (grid[..., 2] - 0.020), grid[..., 2])
    grid += (swell(int(abs(x) * 100) + foot, 30, 30, 0.0022)(grid[..., 1], grid[..., 2]) * np.sign(grid[..., 0]))[..., None] * (1, 0, 0)
    thing = scene.surface("shoe", grid, made_of)
    thing.modifiers.new("round", "SUBSURF").render_levels = 2
    plan = np.array([(-0.004, -0.080), (0.026, -0.072), (0.039, -0.045), (0.035, 0.0), (0.036, 0.05), (0.047, 0.11), (0.053, 0.155), (0.049, 0.20), (0.034, 0.232), (0.010, 0.252), (-0.018, 0.246), (-0.040, 0.215), (-0.049, 0.165), (-0.044, 0.11), (-0.032, 0.05), (-0.034, 0.0), (-0.039, -0.045), (-0.028, -0.070)])
    plan[:, 0] += 0.012 * np.clip((plan[:, 1] - 0.08) / 0.12, 0, 1)
    plan[:, 0] *= foot
    ring = [np.concatenate([plan * grown, np.full((len(plan), 1), up)], 1) for grown, up in ((0.97, 0.0), (1.0, 0.004), (1.0, 0.020), (0.96, 0.026))]
    n = len(plan)
    index = np.arange(4 * n).reshape(4, n)
    after = np.roll(index, -1, axis=1)
    quads = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    under = scene.mesh("sole", np.concatenate(ring), quads + [index[-1].tolist()], sole)
    for piece in (thing, under):
        piece.location, piece.rotation_euler = (x, y, z), (0, 0, turn)


rubber = material(scene, "rubber", lambda g: g.principled((0.125, 0.125, 0.070), g.math("MULTIPLY_ADD", g.noise(g.place(), 20, 4), 0.3, 0.22), None, 0.5))
leather = material(scene, "leather", lambda g: g.principled(g.mix(g.noise(g.place(), 14, 5, 0.7), (0.10, 0.050, 0.026), (0.22, 0.115, 0.060)), 0.48, g.bump(g.noise(g.place(), 160, 3), 0.0008), 0.4))
pale = material(scene, "pale", lambda g: g.principled((0.36, 0.31, 0.24), 0.8))
black = material(scene, "black", lambda g: g.principled((0.02, 0.02, 0.02), 0.8))
# Boots stand against the wall, shoes as they were kicked off.
for foot, dx, dy, turn in ((1, 0.115, 0.01, -0.10), (-1, -0.02, -0.02, 0.16)):
    shoe(left - 0.185 + dx, -0.155 + dy, 0.142, turn, True, rubber, black, foot)
for foot, dx, dy, turn in ((1, 0.12, 0.0, -0.22), (-1, 0.0, -0.035, 0.05)):
    shoe(left + 0.10 + dx, -0.36 + dy, 0.142, turn + 0.30, False, leather, pale, foot)
scene.render(exposure=1.05, bloom=0.12, contrast=1.05)
