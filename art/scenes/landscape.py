"""The country around the house: ground, grass, bare trees, and the farm."""

import math

import numpy as np

from kit import CLAY, material, scale


def ground_height(x, y):
    """The height of the ground (metres) at a place, or at many."""
    return (
        1.5 * np.sin(x * 0.021 + 0.6) * np.cos(y * 0.013)
        + 0.8 * np.sin(y * 0.031 + x * 0.012)
        + 5.0 * (1 - np.cos(np.clip(y - 120, 0, 600) * 0.006)) * (0.8 + 0.4 * np.sin(x * 0.004 + 1.0))
    )


def ground(scene, height=ground_height, colours=((0.055, 0.060, 0.022), (0.17, 0.135, 0.06)), near=60):
    """A wide ground, fine where the camera is near."""
    t = np.linspace(-1, 1, 420)
    x = near * 1.2 * t + 1500 * t**5
    t = np.linspace(0, 1, 460)
    y = scene.eye.y - 12 + near * 1.6 * t + 1800 * t**4
    gx, gy = np.meshgrid(x + scene.eye.x, y)
    gz = height(gx, gy)

    def build(g):
        place = g.place()
        large, small = g.noise(place, 0.03, 5, 0.6), g.noise(place, 1.3, 8, 0.65)
        both = g.math("MULTIPLY_ADD", small, 0.5, g.math("MULTIPLY", large, 0.5))
        return g.principled(g.mix(g.smooth(both, 0.38, 0.62), *colours), 1.0, g.bump(small, 0.12), 0.02)

    return scene.surface("ground", np.stack([gx, gy, gz], -1), material(scene, "ground", build, True))


def grass(scene, where, count, tall, colours, height=ground_height, width=0.006, lean=0.35, name="grass"):
    """Blades of grass: `where` gives so many places (x, y) and how tall each may grow (0 to 1)."""
    random = scene.random
    x, y, grown = where(random, count)
    n = len(x)
    tall = tall * grown * random.uniform(0.45, 1.15, n)
    turn = random.uniform(0, 2 * np.pi, n)
    bend = np.abs(random.normal(lean, lean * 0.6, n)) * tall
    wind = np.stack([np.cos(turn) * bend + 0.25 * tall * lean, np.sin(turn) * bend, np.zeros(n)], -1)
    base = np.stack([x, y, height(x, y) - 0.01], -1)
    side = np.stack([-np.sin(turn), np.cos(turn), np.zeros(n)], -1) * (width * random.uniform(0.6, 1.4, n))[:, None]
    # Far blades are wider, so that none is thinner than a part of a pixel.
    side *= np.clip(np.hypot(x - scene.eye.x, y - scene.eye.y) / 14, 1, 12)[:, None]
    up = np.array([0, 0, 1.0])
    points = np.stack(
        [
            base - side,
            base + side,
            base + up * (tall * 0.55)[:, None] + wind * 0.3 - side * 0.8,
            base + up * (tall * 0.55)[:, None] + wind * 0.3 + side * 0.8,
            base + up * (tall * 0.95 - bend * 0.35)[:, None] + wind,
        ],
        axis=1,
    )
    start = np.arange(n)[:, None, None] * 5
    faces = (start + np.array([[0, 1, 3], [0, 3, 2], [2, 3, 4]])).reshape(-1, 3)
    tone = np.repeat(np.clip(random.normal(0.5, 0.28, n), 0, 1), 5)
    along = np.tile([0, 0, 0.55, 0.55, 1.0], n)

    def build(g):
        colour = g.mix(g.attribute("tone"), *colours)
        colour = g.mix(g.smooth(g.attribute("along"), 0.0, 0.7), scale(colours[0], 0.35), colour)
        return g.blend(0.35, g.principled(colour, 0.7, None, 0.1), g.translucent(colour))

    return scene.mesh(name, points.reshape(-1, 3), faces, material(scene, name, build, True), tone=tone, along=along)


def strewn(near, far, half_angle=24.0, power=1.0, bare=None, turn=0.0, eye=(0, 0)):
    """Places within the camera's view, thinning out with the distance; `bare` says where grass doesn't grow."""

    def where(random, count):
        away = near * (far / near) ** (random.uniform(0, 1, count) ** power)
        angle = np.radians(turn + random.uniform(-half_angle, half_angle, count))
        x, y = eye[0] + away * np.sin(angle), eye[1] + away * np.cos(angle)
        grown = np.ones(count) if bare is None else bare(x, y, random)
        kept = grown > 0.03
        return x[kept], y[kept], grown[kept]

    return where


def branches(random, tall, trunk, spread=42, upward=0.10, levels=5, crown=0.22, children=7, shorter=0.62, crooked=0.13, taper=0.55, knots=7):
    """A tree without leaves: rows of (from, to, radius, radius)."""
    segments = []

    def grow(start, direction, length, radius, level):
        steps = max(3, 7 - level) if level else knots
        place = start
        for i in range(steps):
            direction = direction + random.normal(0, crooked * (1 + 0.35 * level if level else 0.5), 3) + np.array([0, 0, upward])
            direction /= np.linalg.norm(direction)
            after = place + direction * length / steps
            r0, r1 = (radius * (1 - 0.75 * k / steps) for k in (i, i + 1))
            segments.append((*place, *after, r0, r1))
            place = after
            if level + 1 >= levels:
                continue
            begin = crown if level == 0 else 0.15
            if (i + 1) / steps < begin:
                continue
            for _ in range(max(1, round(children / steps * (1.5 if level == 0 else 1)))):
                angle = math.radians(random.normal(spread, 9))
                around = random.uniform(0, 2 * math.pi)
                aside = np.cross(direction, random.normal(0, 1, 3))
                aside /= np.linalg.norm(aside)
                twist = aside * math.cos(around) + np.cross(direction, aside) * math.sin(around)
                child = direction * math.cos(angle) + twist * math.sin(angle)
                left = 1 - taper * (i + 1) / steps
                grow(place, child, length * shorter * left * random.uniform(0.7, 1.15), max(r1 * 0.62, 0.004), level + 1)

    grow(np.zeros(3), np.array([random.normal(0, 0.04), random.normal(0, 0.04), 1.0]), tall, trunk, 0)
    return np.array(segments)


def poplar(random, tall, trunk, count=150, crown=0.13, spread=34):
    """A Lombardy poplar: a straight stem, and branches that rise close to it from near the ground to the tip."""
    segments = []

    def grow(place, out, angle, length, radius, steps, bend):
        places = [place]
        for i in range(steps):
            a = math.radians(angle * (1 - bend * i / steps))
            direction = out * math.sin(a) + np.array([0, 0, math.cos(a)]) + random.normal(0, 0.035, 3)
            after = place + direction / np.linalg.norm(direction) * length / steps
            segments.append((*place, *after, radius * (1 - 0.85 * i / steps), radius * (1 - 0.85 * (i + 1) / steps)))
            place = after
            places.append(place)
        return places

    lean = np.array([random.normal(0, 0.018), random.normal(0, 0.018), 1.0])
    stem = [lean * tall * k / 24 + np.append(random.normal(0, 0.002 * tall, 2), 0) * (k > 0) for k in range(25)]
    for k in range(24):
        segments.append((*stem[k], *stem[k + 1], trunk * (1 - 0.95 * k / 24), trunk * (1 - 0.95 * (k + 1) / 24)))

    def around():
        angle = random.uniform(0, 2 * math.pi)
        return np.array([math.cos(angle), math.sin(angle), 0])

    for part in crown + (0.985 - crown) * random.uniform(0, 1, count) ** 0.85:
        k = part * 24
        start = stem[int(k)] * (1 - k % 1) + stem[int(k) + 1] * (k % 1)
        # Shorter at the foot of the crown, longest at a third, then ever shorter up to the tip.
        length = tall * (0.26 * (1 - part) + 0.035) * (0.62 + 0.38 * min(1, (part - crown) / 0.16 + 0.2)) * random.uniform(0.65, 1.12)
        out = around()
        places = grow(start, out, random.normal(spread, 6), length, max(trunk * 0.28 * (1 - part), 0.016), 7, 0.75)
        for place in places[2:]:
            for _ in range(5):
                grow(place, around(), random.normal(24, 8), length * random.uniform(0.10, 0.26), 0.008, 3, 0.5)
    return np.array(segments)


def tubes(segments, sides=4, thinnest=0.0):
    """Vertices and faces of tapering tubes."""
    start, end = segments[:, :3], segments[:, 3:6]
    direction = end - start
    direction /= np.linalg.norm(direction, axis=1, keepdims=True) + 1e-9
    aside = np.cross(direction, [0.31, 0.72, 0.62])
    aside /= np.linalg.norm(aside, axis=1, keepdims=True) + 1e-9
    other = np.cross(direction, aside)
    angles = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = aside[:, None] * np.cos(angles)[None, :, None] + other[:, None] * np.sin(angles)[None, :, None]
    radii = np.maximum(segments[:, 6:8], thinnest)
    points = np.concatenate([start[:, None] + ring * radii[:, :1, None], end[:, None] + ring * radii[:, 1:, None]], axis=1)
    k = np.arange(sides)
    faces = np.stack([k, (k + 1) % sides, sides + (k + 1) % sides, sides + k], -1)
    return points.reshape(-1, 3), (np.arange(len(segments))[:, None, None] * 2 * sides + faces).reshape(-1, 4)


def leaves(random, segments, count, size, thickest=0.03):
    """The last leaves: small cards at the thin branches."""
    thin = segments[segments[:, 7] < thickest]
    chosen = thin[random.integers(0, len(thin), count)]
    centre = chosen[:, :3] + (chosen[:, 3:6] - chosen[:, :3]) * random.uniform(0, 1, (count, 1)) + random.normal(0, size * 0.8, (count, 3))
    a = random.normal(0, 1, (count, 3))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, random.normal(0, 1, (count, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    s = (size * random.uniform(0.5, 1.2, count))[:, None]
    points = np.stack([centre - a * s, centre - b * s * 0.55, centre + a * s, centre + b * s * 0.55], axis=1).reshape(-1, 3)
    return points, np.arange(count * 4).reshape(-1, 4)


def bark(scene, colour=(0.030, 0.026, 0.020)):
    return material(scene, "bark", lambda g: g.principled(g.mix(g.noise(g.place(), 3, 4), scale(colour, 0.6), scale(colour, 1.5)), 1.0, None, 0.02), True)


def foliage(scene, colours, name="leaves"):
    def build(g):
        colour = g.mix(g.noise(g.place(), 1.7, 5), *colours)
        return g.blend(0.45, g.principled(colour, 0.8, None, 0.1), g.translucent(colour))

    return material(scene, name, build, True)


class Trees:
    """A few grown trees, planted many times."""

    def __init__(self, scene, kinds, count, thinnest=0.008, foliage=None, leaf=(0, 0.05), wood=None, grow=branches):
        self.scene = scene
        wood = wood or bark(scene)
        self.grown = []
        for index in range(count):
            segments = grow(scene.random, **kinds)
            things = [scene.mesh(f"tree-{index}", *tubes(segments, 4, thinnest), wood)]
            if foliage:
                things.append(scene.mesh(f"leaves-{index}", *leaves(scene.random, segments, *leaf), foliage))
            for thing in things:
                thing.hide_render = True
            self.grown.append([thing.data for thing in things])

    def plant(self, x, y, size=1.0, height=ground_height, sink=0.15):
        random = self.scene.random
        turn = random.uniform(0, 2 * math.pi)
        wide = size * random.uniform(0.92, 1.08)
        for data in self.grown[random.integers(len(self.grown))]:
            thing = self.scene.add("planted", data)
            thing.location = (x, y, float(height(x, y)) - sink)
            thing.rotation_euler = (random.normal(0, 0.02), random.normal(0, 0.02), turn)
            thing.scale = (wide, wide, size)


def window_view(scene, below, trees, hedge=None):
    """
    What a window so high above the ground shows: a field that falls away, trees (x, y, size), and a hedge, which begins at an x
    and is so long. Returns the height of the ground.
    """

    def outside(x, y):
        return ground_height(x, y + 60) - float(ground_height(0.0, 60.0)) - below - 0.012 * np.clip(y, 0, 60)

    ground(scene, outside, ((0.050, 0.075, 0.026), (0.105, 0.115, 0.045)))
    grown = Trees(scene, dict(tall=10, trunk=0.35, spread=42, upward=0.06, levels=4, children=12, shorter=0.62), 2, 0.05)
    for x, y, size in trees:
        grown.plant(x, y, size, outside)
    if hedge:
        begin, long = hedge
        bushes = Trees(scene, dict(tall=5, trunk=0.2, spread=38, upward=0.10, levels=3, children=12, crown=0.05, shorter=0.68), 2, 0.08)
        for t in np.linspace(0, 1, 46):
            bushes.plant(begin + long * t, 130 + 25 * t + scene.random.normal(0, 3), scene.random.uniform(0.6, 1.3), outside)
    return outside


class Farm:
    """Four whitewashed wings around a yard, thatched, with black plinths. The origin is the middle of the yard."""

    def __init__(self, scene, x, y, turn, height=ground_height):
        self.scene, self.turn = scene, math.radians(turn)
        self.x, self.y, self.z = x, y, float(height(np.float64(x), np.float64(y)))

        def lime(g):
            place = g.place()
            patches = g.noise(place, 0.6, 6, 0.6)
            damp = g.smooth(g.split(place)[2], 1.1, 0.2)
            colour = g.mix(g.math("MULTIPLY", patches, 0.5), (0.74, 0.71, 0.65), (0.52, 0.49, 0.42))
            colour = g.mix(g.math("MULTIPLY", damp, g.math("MULTIPLY", patches, 0.7)), colour, (0.30, 0.30, 0.24))
            return g.principled(colour, 0.95, None, 0.05)

        def thatch(g):
            place = g.node("ShaderNodeTexCoord").outputs["Object"]
            reeds = g.noise(g.vector("MULTIPLY", place, (9, 1.2, 1.2)), 3.0, 6, 0.7)
            patches = g.noise(place, 0.35, 6, 0.65)
            colour = g.mix(g.smooth(patches, 0.3, 0.7), (0.105, 0.085, 0.060), (0.19, 0.155, 0.105))
            colour = g.mix(g.math("MULTIPLY", g.smooth(g.noise(place, 0.5, 6, 0.7), 0.52, 0.72), 0.7), colour, (0.060, 0.072, 0.026))
            return g.principled(g.mix(reeds, scale((0.10, 0.085, 0.06), 0.5), colour), 1.0, g.bump(reeds, 0.10), 0.02)

        self.lime, self.thatch = material(scene, "lime", lime, True), material(scene, "thatch", thatch, True)
        self.tar = material(scene, "tar", lambda g: g.principled((0.015, 0.016, 0.016), 0.8), True)
        self.oak = material(scene, "oak", lambda g: g.principled((0.13, 0.115, 0.095), 0.9), True)
        self.frame = material(scene, "frame", lambda g: g.principled(scale((0.45, 0.50, 0.47), 1.2), 0.5), True)
        self.brick = material(scene, "brick", lambda g: g.principled(g.mix(g.noise(g.place(), 5, 4), CLAY, scale(CLAY, 0.45)), 0.9), True)
        lamps = scene.light["lamps"]

        def glass(lit):
            def build(g):
                at = g.node("ShaderNodeTexCoord").outputs["Generated"]
                u, v = g.split(at)[0], g.split(at)[2]
                near = g.math("SUBTRACT", 1.0, g.length(g.vector("MULTIPLY", g.vector("SUBTRACT", g.join(u, v, 0.0), (0.4, 0.42, 0)), (1.1, 1.3, 1))))
                glow = g.math("MULTIPLY_ADD", g.math("MAXIMUM", near, 0.0), 1.5, 0.35)
                curtain = g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", u, 0.5)), 0.44, 0.30)
                glow = g.math("MULTIPLY", glow, g.math("MULTIPLY_ADD", curtain, 0.7, 0.3))
                pane = g.principled((0.03, 0.035, 0.035), 0.06, None, 0.6)
                if not lamps:
                    return pane
                strength = g.math("MULTIPLY", glow, lamps * (3.4 if lit else 0.12))
                return g.node("ShaderNodeAddShader", {0: pane, 1: g.emission((1.0, 0.50, 0.17), strength)}).outputs[0]

            return material(scene, f"glass-{lit}", build, True)

        self.lit, self.dark = glass(True), glass(False)

    def at(self, x, y, turn):
        """Turns a place in the farm into one in the scene."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        return (self.x + x * c - y * s, self.y + x * s + y * c, self.z), turn + self.turn

    def put(self, thing, base, turn, local=(0, 0, 0)):
        """Moves a thing made around the origin of a wing to its place."""
        c, s = math.cos(turn), math.sin(turn)
        thing.location = (base[0] + local[0] * c - local[1] * s, base[1] + local[0] * s + local[1] * c, base[2] + local[2])
        thing.rotation_euler[2] += turn
        return thing

    def wing(self, x, y, turn, long, wide, eaves=2.35, pitch=47, windows=(), chimneys=(), door=None):
        """A wing. Windows: (place along the front, lit?, back?)."""
        scene, random = self.scene, self.scene.random
        base, turn = self.at(x, y, math.radians(turn))
        rise = wide / 2 * math.tan(math.radians(pitch))
        gable = [(-wide / 2, -0.5), (wide / 2, -0.5), (wide / 2, eaves), (0, eaves + rise), (-wide / 2, eaves)]
        vertices = [(end * long / 2, v, z) for end in (-1, 1) for v, z in gable]
        faces = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
        self.put(scene.mesh("walls", vertices, faces, self.lime), base, turn)
        self.put(scene.box((0, 0, 0), (long + 0.06, wide + 0.06, 0.9), self.tar), base, turn, (0, 0, -0.2))
        # The roof: a thick section with a round ridge, drawn along the wing and sagging a little.
        over, thick = 0.45, 0.36
        slope = np.linspace(0, 1, 14)
        half_wide, low = wide / 2 + over, eaves - over * math.tan(math.radians(pitch))
        side = [(half_wide * (1 - t), low + thick * 1.25 + (rise + eaves - low) * t - 0.28 * max(0, t - 0.86) ** 2 * 40) for t in slope]
        outer = side + [(-a, b) for a, b in side[-2::-1]]
        section = np.array([(half_wide - 0.12, low)] + outer + [(-half_wide + 0.12, low), (0, eaves + rise - 0.1)])
        rows, n = 60, len(section)
        along = np.linspace(-long / 2 - 0.22, long / 2 + 0.22, rows)
        sag = 0.10 * np.sin(along * 0.33 + random.uniform(0, 6)) * np.cos(along * 0.11) - 0.05
        points = np.zeros((rows, n, 3))
        points[..., 0], points[..., 1], points[..., 2] = along[:, None], section[None, :, 0], section[None, :, 1]
        points[..., 2] += sag[:, None] * np.clip((section[None, :, 1] - low) / rise, 0, 1) + random.normal(0, 0.018, (rows, n))
        points[..., 0] += random.normal(0, 0.02, (rows, n))
        index = np.arange(rows * n).reshape(rows, n)
        after = np.roll(index, -1, axis=1)
        quads = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
        roof = scene.mesh("roof", points.reshape(-1, 3), quads + [index[0].tolist(), index[-1][::-1].tolist()], self.thatch)
        self.put(roof, base, turn)
        top = low + thick * 1.25 + rise + eaves - low - 0.28 * 0.14**2 * 40
        # Crossed pieces of oak hold the straw of the ridge.
        for k in np.arange(-long / 2 + 0.3, long / 2 - 0.2, 0.62):
            for lean in (-1, 1):
                stick = scene.box((0, 0, 0), (0.07, 0.06, 0.85), self.oak, turn=(lean * math.radians(pitch - 4), 0, 0))
                self.put(stick, base, turn, (k + 0.05 * lean + random.normal(0, 0.03), lean * 0.2, top - 0.02 + np.interp(k, along, sag)))
        for place, lit, back in windows:
            self.window(base, turn, place, (wide / 2 + 0.015) * (1 if back else -1), lit)
        for place in chimneys:
            self.put(scene.box((0, 0, 0), (0.62, 0.52, 1.5), self.lime, 0.03), base, turn, (place, 0, top + 0.35))
            self.put(scene.box((0, 0, 0), (0.72, 0.62, 0.16), self.brick), base, turn, (place, 0, top + 1.08))
        if door is not None:
            self.put(scene.box((0, 0, 0), (1.05, 0.08, 2.0), self.oak), base, turn, (door, -wide / 2 - 0.02, 1.15))
        return base, turn, top

    def window(self, base, turn, along, aside, lit):
        scene = self.scene
        w, h, z = 1.02, 1.14, 1.42
        side = -1 if aside < 0 else 1
        self.put(scene.box((0, 0, 0), (w, 0.02, h), self.lit if lit else self.dark), base, turn, (along, aside + side * 0.01, z))
        for dx, dz, sx, sz in [(-w / 2, 0, 0.07, h), (w / 2, 0, 0.07, h), (0, 0, 0.08, h), (0, h / 2, w, 0.07), (0, -h / 2, w + 0.1, 0.08), (0, 0.16, w, 0.05), (-w / 4, -0.2, 0.025, 0.7), (w / 4, -0.2, 0.025, 0.7)]:
            self.put(scene.box((0, 0, 0), (sx, 0.05, sz), self.frame), base, turn, (along + dx, aside + side * 0.03, z + dz))
        if lit and scene.light["lamps"]:
            # What falls out of the window onto the ground.
            place = self.put(scene.bulb((0, 0, 0), 0.35, 26 * scene.light["lamps"], (1.0, 0.55, 0.22)), base, turn, (along, aside + side * 0.5, z))
            place.data.use_custom_distance = False

    def build(self):
        """The usual four wings; the front wing looks towards -y."""
        self.wing(0, -11, 0, 25, 6.4, windows=[(-10, False, False), (-7.4, True, False), (-4.9, True, False), (-0.6, False, False), (1.9, True, False), (5.6, False, False), (8.4, True, False)], chimneys=(-3.2, 6.6), door=-2.75)
        self.wing(-13.4, 0.5, 90, 19, 6.0, windows=[(-5, False, False), (-1, False, False), (3.4, True, True)], chimneys=(3.0,))
        self.wing(13.6, 0, -90, 20, 6.2, 2.3, windows=[(-6, False, True), (-2, False, True), (5.5, False, True)])
        self.wing(0.4, 12, 0, 23, 6.8, 2.5)
        return self
