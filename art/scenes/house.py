"""The energy room: five loungers in a half circle, twelve slim units along the walls, deep windows, beams."""

import math

import numpy as np
from mathutils import Vector

from interior import cloth, floorboards, lime, swell, weave, wood
from kit import material
from landscape import Trees, ground, ground_height


def energy_room(scene):
    """Builds the room, with its light, into the scene. The camera stands at the smaller y."""
    random = scene.random
    W, BACK, FRONT, HIGH = 2.85, 3.7, -4.6, 2.42

    wall = lime(scene)
    floor = wood(scene, "floor", (0.22, 0.145, 0.085), (0.40, 0.285, 0.18), (9, 0.9, 9), 0.42, 5)
    oak = wood(scene, "oak", (0.085, 0.060, 0.040), (0.17, 0.125, 0.085), (1.0, 9, 9), 0.7, 6)
    ash = wood(scene, "ash", (0.36, 0.25, 0.155), (0.55, 0.41, 0.28), (10, 10, 1.0), 0.5, 6)
    white = material(scene, "white", lambda g: g.principled((0.70, 0.675, 0.61), 0.5, None, 0.3))
    linen = cloth(scene, "linen", ((0.62, 0.57, 0.48), (0.76, 0.72, 0.64)), weave(5, 512, 64, False, 1.0), 0.06, 0.0004, sheen=0.2, crumple=0.012)
    twill = weave(3, 512, 32, True, 1.0)
    wools = [
        cloth(scene, f"wool-{i}", pair, twill, 0.16, 0.0022, sheen=0.5)
        for i, pair in enumerate([((0.024, 0.070, 0.064), (0.052, 0.128, 0.115)), ((0.36, 0.31, 0.235), (0.52, 0.465, 0.37)), ((0.085, 0.115, 0.108), (0.15, 0.185, 0.175))])
    ]

    scene.box((0, -0.4, -0.06), (7, 9.4, 0.02), oak)
    # What the windows show: a field, a hedge, mist.
    scene.air = dict(density=0.010, height=2.4, foot=-0.8, haze=0.0016)

    def outside(x, y):
        return ground_height(x, y + 60) - float(ground_height(0.0, 60.0)) - 0.5 - 0.010 * np.clip(np.hypot(x, y), 0, 60)

    ground(scene, outside, ((0.050, 0.075, 0.026), (0.105, 0.115, 0.045)))
    hedge = Trees(scene, dict(tall=6, trunk=0.2, spread=38, upward=0.10, levels=4, children=9, crown=0.05, shorter=0.68), 2, 0.03)
    for t in np.linspace(0, 1, 70):
        angle = math.radians(-100 + 125 * t)
        hedge.plant(140 * math.sin(angle), 140 * math.cos(angle), random.uniform(0.6, 1.5), outside)
    # Floor, walls with deep windows, ceiling with beams.
    floorboards(scene, floor, W, FRONT, BACK, wide=(0.15, 0.22), long=(2.2, 3.6), first=2, uneven=0.0006, gap=0.003)
    scene.box((0, -0.4, HIGH + 0.06), (7, 9.4, 0.1), wall)
    for y in np.arange(FRONT + 0.5, BACK, 1.12):
        scene.box((random.normal(0, 0.02), y + random.normal(0, 0.03), HIGH - 0.06), (6.4, 0.16, 0.20), oak, 0.012, (random.normal(0, 0.02), random.normal(0, 0.004), random.normal(0, 0.004)), rough=0.006)

    def opening(across, low, high, side):
        """A wall with windows, each between `low` and `high`; `across` gives where they begin and end."""
        start, end = (FRONT, BACK) if side else (-W - 0.5, W + 0.5)
        turn, at = (math.pi / 2, -W - 0.2) if side else (0, BACK + 0.2)

        def put(a, b, z0, z1, made_of=wall, deep=0.4, out=0.0, bevel=0.0):
            middle = (a + b) / 2
            place = (at - out, middle, (z0 + z1) / 2) if side else (middle, at + out, (z0 + z1) / 2)
            scene.box(place, (b - a, deep, z1 - z0), made_of, bevel, (0, 0, turn))

        edge = start
        for a, b in across:
            put(edge, a, -0.1, HIGH + 0.1)
            put(a, b, -0.1, low)
            put(a, b, high, HIGH + 0.1)
            for c in (a + 0.03, b - 0.03, (a + b) / 2):
                put(c - 0.03, c + 0.03, low, high, white, 0.05, 0.12, 0.004)
            for z in (low + 0.03, high - 0.03, low + (high - low) * 0.66):
                put(a, b, z - 0.026, z + 0.026, white, 0.05, 0.12, 0.004)
            put(a - 0.03, b + 0.03, low - 0.02, low + 0.02, ash, 0.48, -0.06, 0.006)
            light = scene.lamp((at - 0.22, (a + b) / 2, (low + high) / 2) if side else ((a + b) / 2, at + 0.22, (low + high) / 2), (0, (a + b) / 2, (low + high) / 2) if side else ((a + b) / 2, 0, (low + high) / 2), b - a, 1, (1, 1, 1), size_y=high - low)
            light.data.cycles.is_portal = True
            if scene.morning:
                day = scene.lamp(light.location, light.location - Vector((-1, 0, 0.25) if side else (0, 1, 0.25)), b - a, 42, (0.93, 0.96, 1.0), size_y=high - low)
                day.rotation_euler = light.rotation_euler
            edge = b
        put(edge, end, -0.1, HIGH + 0.1)

    opening([(-1.75, -0.65), (0.75, 1.85)], 0.86, 1.98, True)
    opening([(-0.62, 0.62)], 0.90, 1.98, False)
    scene.box((W + 0.2, -0.4, 1.2), (0.4, 9.4, 2.8), wall)
    scene.box((0, FRONT - 0.2, 1.2), (7, 0.4, 2.8), wall)
    for centre, size in [((-W + 0.01, -0.4, 0.06), (0.025, 8.3, 0.12)), ((W - 0.01, -0.4, 0.06), (0.025, 8.3, 0.12)), ((0, BACK - 0.01, 0.06), (5.7, 0.025, 0.12))]:
        scene.box(centre, size, white, 0.004)

    # Loungers. Local y runs from the feet to the head.
    def top(y):
        """The height of the mattress: flat, then a sloping back."""
        slope = math.tan(math.radians(21))
        return 0.40 + slope * 0.10 * np.log1p(np.exp((y - 0.30) / 0.10))

    def mattress(seed):
        around, steps = np.linspace(0, 2 * np.pi, 97), np.linspace(-1, 1, 110)
        a, s = np.meshgrid(around, steps)
        end = np.clip(1 - np.abs(s) ** 26, 0, 1) ** 0.5
        power = 0.28
        x = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** power * 0.36 * (0.93 + 0.07 * end)
        z = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** power * 0.075 * end
        y = s * 0.98
        uneven = swell(seed, 7, 4, 0.006)
        z = z + top(y) - 0.075 + np.where(z > 0, uneven(x, y) - 0.012 * np.exp(-((x / 0.2) ** 2) - ((y + 0.1) / 0.5) ** 2), 0)
        return scene.surface("mattress", np.stack([x, y, z], -1), linen, (x + z, y))

    def pillow(seed, where, turn, made_of=linen, wide=0.60, deep=0.42, full=0.115):
        random = np.random.default_rng(seed)
        b, a = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60))
        round_x, round_y = np.clip(1 - np.abs(a) ** 2.3, 0, 1), np.clip(1 - np.abs(b) ** 2.3, 0, 1)
        thick = full * (round_x * round_y) ** 0.47
        x = a * wide / 2 * (1 - 0.075 * (1 - b**2) + 0.03 * np.sin(3 * b + seed))
        y = b * deep / 2 * (1 - 0.09 * (1 - a**2) + 0.03 * np.sin(2 * a + seed))
        edge = np.clip(1 - np.minimum(1 - np.abs(a), 1 - np.abs(b)) * 1.7, 0, 1)
        folds = swell(seed + 1, 34, 34, 0.0075)(x, y) * edge + swell(seed + 2, 12, 12, 0.012)(x, y)
        dent = 0.55 * np.exp(-(((a - random.normal(0, 0.2)) / 0.42) ** 2) - ((b - random.normal(0, 0.15)) / 0.5) ** 2)
        upper = thick * (1 - dent) + folds * np.clip(thick / full, 0, 1)
        for z in (upper, -0.42 * thick):
            thing = scene.surface("pillow", np.stack([x, y, z], -1), made_of, (x, y))
            thing.rotation_euler = (math.radians(19), random.normal(0, 0.05), turn)
            thing.location = where
            yield thing

    def blanket(seed, made_of, begin, end, hang=0.22, aslant=0.12):
        """A blanket that lies over a lounger from `begin` to `end`, and hangs down at its sides."""
        random = np.random.default_rng(seed)
        # u runs around the lounger from side to side, v along it.
        total = 0.36 + hang
        u, v = np.meshgrid(np.linspace(-total, total, 170), np.linspace(0, 1, 190))
        side = np.sign(u)
        along = begin + (end - begin) * v + aslant * u * (0.4 + 0.6 * v) + 0.035 * np.sin(u * 5 + seed) * v
        over = np.clip(np.abs(u) - 0.33, 0, None)
        bend = np.clip(over / 0.075, 0, math.pi / 2)
        down = np.clip(over - 0.118, 0, None) * (1 + 0.10 * np.sin(along * 3 + side * seed))
        x = side * (np.minimum(np.abs(u), 0.33) + 0.052 * np.sin(bend))
        z = top(along) + 0.014 - 0.052 * (1 - np.cos(bend)) - down
        soft, ridge = swell(seed, 5, 4, 0.016), swell(seed + 1, 13, 6, 0.011)
        crest = np.exp(-((np.mod(along * 1.0 + 0.7 * u + 0.05 * np.sin(u * 9 + seed), 0.37) - 0.18) ** 2) / 0.0011)
        lift = np.abs(soft(u, along)) + np.clip(ridge(u, along), 0, None) + 0.020 * crest * np.clip(0.2 + soft(u * 2, along * 2) / 0.016, 0, 1)
        z = z + lift * np.cos(bend)
        wave = swell(seed + 2, 2, 15, 0.022)(u, along) * np.clip(down / 0.12, 0, 1)
        x = x + side * (np.abs(wave) + 0.004 + lift * np.sin(bend) * 0.5) + side * 0.10 * down
        z = np.maximum(z, 0.012 + 0.01 * np.abs(np.sin(along * 20)))
        # The upper edge is turned back on itself.
        fold = np.clip((v - 0.88) / 0.12, 0, 1)
        z = z + 0.028 * np.sin(np.clip(fold * 1.15, 0, 1) * math.pi) ** 0.5 * np.cos(bend) * (fold > 0)
        thing = scene.surface("blanket", np.stack([x, along, z], -1), made_of, (u, along))
        modifier = thing.modifiers.new("thick", "SOLIDIFY")
        modifier.thickness, modifier.offset = 0.012, 1
        thing.modifiers.new("round", "SUBSURF").render_levels = 1
        return thing

    def folded(seed, made_of, y):
        """A blanket folded in four, laid across the feet."""
        random = np.random.default_rng(seed)
        things = []
        for k in range(4):
            around, across = np.linspace(0, 2 * np.pi, 60), np.linspace(-1, 1, 40)
            a, s = np.meshgrid(around, across)
            end = np.clip(1 - np.abs(s) ** 30, 0, 1) ** 0.5
            depth = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.35 * (0.17 + random.normal(0, 0.006))
            thick = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.6 * 0.0115 * (0.3 + 0.7 * end)
            x = s * (0.29 + random.normal(0, 0.006))
            z = top(y) + 0.018 + k * 0.020 + thick + swell(seed + k, 6, 5, 0.007)(x, depth) * (0.6 + 0.2 * k)
            things.append(scene.surface("folded", np.stack([x + random.normal(0, 0.006), depth + y + random.normal(0, 0.006), z], -1), made_of, (x, depth + a * 0.02)))
        return things

    def lounger(x, y, turn, seed, cover):
        parts = [mattress(seed)]
        for dx in (-0.34, 0.34):
            parts.append(scene.box((dx, 0, 0.225), (0.045, 1.86, 0.085), ash, 0.008))
            for dy in (-0.78, 0.70):
                parts.append(scene.box((dx, dy, 0.10), (0.048, 0.055, 0.21), ash, 0.006))
        parts.append(scene.box((0, -0.91, 0.225), (0.70, 0.045, 0.085), ash, 0.008))
        parts += pillow(seed, (random.normal(0, 0.02), 0.70, float(top(0.70)) + 0.045), random.normal(0, 0.13))
        parts += cover(seed)
        angle = math.radians(turn)
        c, s = math.cos(angle), math.sin(angle)
        for part in parts:
            px, py, pz = part.location
            part.location = (x + px * c - py * s, y + px * s + py * c, pz)
            part.rotation_euler[2] += angle

    covers = [
        lambda seed: [blanket(seed, wools[0], -0.99, 0.20, 0.24, 0.16)],
        lambda seed: folded(seed, wools[1], -0.62),
        lambda seed: [blanket(seed, wools[1], -0.90, 0.42, 0.20, -0.14)],
        lambda seed: folded(seed, wools[2], -0.58),
        lambda seed: [blanket(seed, wools[2], -0.97, 0.05, 0.26, -0.22)],
    ]
    for k, angle in enumerate((81, 42, 2, -39, -78)):
        reach = 1.78 + (0.12 if k in (0, 4) else 0)
        t = math.radians(angle + random.normal(0, 1.2))
        lounger(-reach * math.sin(t), 0.15 + reach * 1.12 * math.cos(t), angle + random.normal(0, 2), 20 + 7 * k, covers[k])

    # The units: slim, of ash, each with a slit that glows.
    glow = material(scene, "glow", lambda g: g.emission((1.0, 0.66, 0.36), scene.pick(0.25, 4.5)))
    units = [(-W + 0.16, y, -90) for y in (-2.55, -0.2, 0.32, 2.45)] + [(x, BACK - 0.16, 180) for x in (-1.95, -1.05, 1.0, 1.92)] + [(W - 0.16, y, 90) for y in (-2.5, -0.95, 0.75, 2.4)]
    for x, y, turn in units:
        angle = math.radians(turn + random.normal(0, 1.5))
        c, s = math.cos(angle), math.sin(angle)
        inward = Vector((-s, c, 0))
        tall = 1.62
        for aside in (-0.045, 0.045):
            scene.box((x + c * aside, y + s * aside, tall / 2 + 0.03), (0.072, 0.13, tall), ash, 0.006, (0, 0, angle))
        scene.box((x, y, tall / 2 + 0.03), (0.03, 0.09, tall - 0.16), glow, 0, (0, 0, angle))
        scene.box((x, y, 0.02), (0.22, 0.19, 0.04), oak, 0.005, (0, 0, angle))
        if not scene.morning:
            at = Vector((x, y, 0.86)) + inward * 0.09
            scene.lamp(at, at + inward, 0.03, 4.5, (1.0, 0.64, 0.34), size_y=1.35)
    if scene.morning:
        scene.sun(0.7, 7.0)
        scene.lamp((0.6, -4.3, 1.5), (0, 0, 0.6), 1.6, 30, (1.0, 0.97, 0.93))
