"""What lies in the rooms: cloth that falls, pillows that are filled, linen, wool, wood and lime."""

import bpy
import numpy as np

from kit import material, scale, unwrap


def weave(seed, size=1024, yarns=32, twill=True, loose=0.5):
    """A height map of woven yarn that repeats: twill for wool, plain for linen. `loose` makes yarns uneven."""
    random = np.random.default_rng(seed)
    t = (np.arange(size) + 0.5) / size
    u, v = np.meshgrid(t, t)

    def wander(amount, octaves=3):
        """A noise that repeats, of waves in all directions."""
        total = np.zeros((size, size))
        for _ in range(14 * octaves):
            a, b = random.integers(-3 * octaves, 3 * octaves + 1, 2)
            total += np.sin(2 * np.pi * (a * u + b * v) + random.uniform(0, 6.3)) / (1 + abs(a) + abs(b))
        return amount * total / total.std()

    x, y = u * yarns + wander(0.10 * loose), v * yarns + wander(0.10 * loose)
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i - 0.5, y - j - 0.5
    thick = 1 + random.normal(0, 0.10 * loose, (2, yarns))
    over = ((i + j) % 4 < 2) if twill else ((i + j) % 2 == 0)
    phase = ((i + j) % 4 if twill else (i + j) % 2).astype(float)
    span = 2.0 if twill else 1.0
    arch_v = np.sin(np.pi * np.clip(((phase + fy + 0.5) / span) % 1.0, 0, 1))
    arch_u = np.sin(np.pi * np.clip(((phase - (0 if over.all() else span) + fx + 0.5) / span) % 1.0, 0, 1))
    warp = np.sqrt(np.clip(1 - (2 * fx / thick[0, i % yarns]) ** 2, 0, 1))
    weft = np.sqrt(np.clip(1 - (2 * fy / thick[1, j % yarns]) ** 2, 0, 1))
    height = np.where(over, warp * (0.55 + 0.45 * arch_v), weft * (0.55 + 0.45 * arch_u))
    # The fibres of the yarn run aslant.
    fibre = np.sin(2 * np.pi * (x * 3 + y * 4) + wander(1.6)) * 0.5 + random.normal(0, 0.5, height.shape)
    height = height + 0.07 * loose * fibre + wander(0.04 * loose)
    return ((height - height.min()) / np.ptp(height)).astype(np.float32)


def herringbone(x, y):
    """Height and yarn (0 warp, 1 weft) of a herringbone twill at places on the cloth, in yarns."""
    x = x + swell(1, 0.21, 0.17, 0.22)(x, y)
    y = y + swell(2, 0.17, 0.21, 0.22)(x, y)
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i - 0.5, y - j - 0.5
    way = np.where((i // 8) % 2 == 0, 1, -1)
    phase = (way * i + j) % 4
    over = phase < 2
    thick = 1.0 + 0.16 * np.sin(i * 12.9898 + np.sin(i * 4.1) * 9) + 0.0 * j
    thin = 1.0 + 0.16 * np.sin(j * 78.233 + np.sin(j * 3.3) * 9)
    warp = np.sqrt(np.clip(1 - (1.9 * fx / thick) ** 2, 0, 1)) * (0.45 + 0.55 * np.sin(np.pi * np.clip((phase + fy + 0.5) / 2, 0, 1)))
    weft = np.sqrt(np.clip(1 - (1.9 * fy / thin) ** 2, 0, 1)) * (0.45 + 0.55 * np.sin(np.pi * np.clip((phase - 2 + way * fx + 0.5) / 2, 0, 1)))
    return np.where(over, warp, weft), np.where(over, 0.0, 1.0)


def image(name, values):
    """An image of a height map, kept in memory."""
    size = values.shape[0]
    made = bpy.data.images.new(name, size, size, float_buffer=True, is_data=True)
    pixels = np.ones((size, size, 4), dtype=np.float32)
    pixels[..., :3] = values[..., None]
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    return made


def cloth(scene, name, colours, heights, period, depth, rough=0.95, sheen=0.4, sheen_tint=0.6, crumple=0.0):
    """A woven cloth. `period` is the width of a repeat (metres of the UV map), `depth` how deep the yarns lie."""
    picture = image(name, heights)

    def build(g):
        uv = g.node("ShaderNodeTexCoord").outputs["UV"]
        place = g.place()
        sample = g.node("ShaderNodeTexImage", {0: g.vector("MULTIPLY", uv, (1 / period, 1 / period, 1))}, image=picture).outputs["Color"]
        large = g.noise(place, 4, 4)
        colour = g.mix(g.math("MULTIPLY_ADD", large, 0.3, g.math("MULTIPLY", sample, 0.7)), *colours)
        colour = g.mix(g.smooth(sample, 0.45, 0.05), colour, scale(colours[0], 0.45))
        normal = None
        if crumple:
            ridges = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(place, 5, 4, 0.5, 0.6), 0.5))
            fine = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(place, 19, 3, 0.5, 0.8), 0.5))
            normal = g.bump(g.math("MULTIPLY_ADD", fine, 0.25, ridges), crumple)
        normal = g.bump(sample, depth, 1.0, normal)
        return g.principled(colour, rough, normal, 0.08, sheen, **{"Sheen Tint": sheen_tint})

    return material(scene, name, build)


def sheet(scene, name, wide, long, across, along, made_of, height=None):
    """A flat cloth with a UV map in metres, its middle at the origin."""
    x, y = np.linspace(-wide / 2, wide / 2, across), np.linspace(-long / 2, long / 2, along)
    gx, gy = np.meshgrid(x, y)
    gz = np.zeros_like(gx) if height is None else height(gx, gy)
    return scene.surface(name, np.stack([gx, gy, gz], -1), made_of, (gx, gy))


def bag(scene, name, wide, long, across, along, made_of, path=None):
    """A flat bag of two cloths, sewn at its edges, to be filled. `path` bends it: from places along it to y and z, and the way up."""
    s, t = np.meshgrid(np.linspace(-wide / 2, wide / 2, across), np.linspace(0, long, along))
    y, z, up_y, up_z = path(t) if path else (t - long / 2, 0 * t, 0 * t, 1 + 0 * t)
    inside = np.zeros_like(t)
    inside[1:-1, 1:-1] = 0.004
    upper = np.stack([s, y + up_y * inside, z + up_z * inside], -1).reshape(-1, 3)
    lower = np.stack([s, y - up_y * inside, z - up_z * inside], -1).reshape(-1, 3)
    index = np.arange(across * along).reshape(along, across)
    below = index.copy()
    within = np.arange((across - 2) * (along - 2)).reshape(along - 2, across - 2)
    below[1:-1, 1:-1] = across * along + within
    first = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    second = np.stack([below[:-1, :-1], below[1:, :-1], below[1:, 1:], below[:-1, 1:]], -1).reshape(-1, 4)
    keep = (inside > 0).ravel()
    thing = scene.mesh(name, np.concatenate([upper, lower[keep]]), np.concatenate([first, second]), made_of, smooth=True)
    unwrap(thing, np.concatenate([s.ravel(), s.ravel()[keep]]), np.concatenate([t.ravel(), t.ravel()[keep]]))
    return thing


def seam(scene, thing, wide, long, across, along, made_of, thick=0.004):
    """Piping along the edge of a bag that has fallen; give the sizes it was made with."""
    points = np.empty(len(thing.data.vertices) * 3, dtype=np.float32)
    thing.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    row, column = np.indices((along, across))
    row, column = (np.concatenate([i[0, :-1], i[:-1, -1], i[-1, :0:-1], i[:0:-1, 0]]) for i in (row, column))
    # As the bag is rounded when it is rendered, its edge lies a little within.
    within, beside = np.clip(row, 1, along - 2), np.clip(column, 1, across - 2)
    lower = across * along + (within - 1) * (across - 2) + beside - 1
    path = 0.7 * points[row * across + column] + 0.15 * points[within * across + beside] + 0.15 * points[lower]
    fine = np.stack([path * (1 - t) + np.roll(path, -1, 0) * t for t in (0, 1 / 3, 2 / 3)], 1).reshape(-1, 3)
    for _ in range(5):
        fine = (np.roll(fine, 1, 0) + 2 * fine + np.roll(fine, -1, 0)) / 4
    ahead = np.roll(fine, -1, 0) - np.roll(fine, 1, 0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, (0.2, 0.3, 1.0))
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    turn = np.linspace(0, 2 * np.pi, 11)[None, :, None]
    ring = fine[:, None] + thick * (np.cos(turn) * aside[:, None] + np.sin(turn) * np.cross(ahead, aside)[:, None])
    grid = np.concatenate([ring, ring[:1]])
    length = np.arange(len(grid)) * 0.01
    cord = scene.surface("seam", grid, made_of, (np.broadcast_to(turn[..., 0] * thick, grid.shape[:2]), np.broadcast_to(length[:, None], grid.shape[:2])))
    cord.location, cord.rotation_euler, cord.scale = thing.location, thing.rotation_euler, thing.scale
    return cord


def solid(thing, outer=0.004, friction=20.0):
    """Lets cloths fall on the thing."""
    thing.modifiers.new("solid", "COLLISION")
    thing.collision.thickness_outer, thing.collision.thickness_inner = outer, 0.02
    thing.collision.cloth_friction, thing.collision.damping = friction, 0.6
    return thing


def fall(scene, thing, frames, mass=0.25, tension=12.0, bending=0.4, pressure=0.0, shrink=0.0, quality=7, apart=0.006, itself=True):
    """Lets a cloth fall for so many frames, then keeps its shape. `pressure` fills a bag, `shrink` (below 0: grows) creases it."""
    modifier = thing.modifiers.new("cloth", "CLOTH")
    settings, touch = modifier.settings, modifier.collision_settings
    settings.quality, settings.mass, settings.air_damping = quality, mass, 2.0
    settings.tension_stiffness = settings.compression_stiffness = tension
    settings.shear_stiffness, settings.bending_stiffness, settings.bending_damping = tension / 2, bending, 0.6
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 6.0
    settings.shrink_min = shrink
    if pressure:
        settings.use_pressure, settings.uniform_pressure_force = True, pressure
    touch.collision_quality, touch.distance_min, touch.friction = 3, apart, 10.0
    touch.use_self_collision, touch.self_distance_min, touch.self_friction = itself, apart, 8.0
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = fallen
    scene.scene.frame_set(1)
    return thing


def lime(scene, colour=(0.80, 0.765, 0.70), name="lime", rough=0.035):
    """A limewashed wall: uneven by hand (by so many metres), brushed, nearly white."""

    def build(g):
        place = g.place()
        hand, brush = g.noise(place, 2.2, 3), g.noise(g.vector("MULTIPLY", place, (1, 1, 0.4)), 16, 3, 0.6)
        shade = g.mix(g.math("MULTIPLY_ADD", brush, 0.5, g.math("MULTIPLY", hand, 0.5)), scale(colour, 0.88), scale(colour, 1.08))
        return g.principled(shade, 0.96, g.bump(g.math("MULTIPLY_ADD", brush, 0.12, hand), rough), 0.05)

    return material(scene, name, build)


def wood(scene, name, dark, light, grain=(14, 1.2, 14), rough=0.5, fine=6.0, specular=0.3):
    """Planed wood, its grain along the axis with the small number."""

    def build(g):
        place = g.place(grain)
        rings = g.noise(place, 1.0, 5, 0.6, 1.2)
        pores = g.noise(g.place(tuple(part * fine for part in grain)), 2.0, 4, 0.7)
        tint = g.node("ShaderNodeObjectInfo").outputs["Random"]
        colour = g.mix(g.smooth(rings, 0.32, 0.68), dark, light)
        colour = g.mix(g.math("MULTIPLY", g.smooth(pores, 0.62, 0.38), 0.35), colour, scale(dark, 0.5))
        colour = g.mix(g.math("MULTIPLY", tint, 0.35), colour, scale(dark, 0.85))
        return g.principled(colour, g.math("MULTIPLY_ADD", pores, 0.2, rough - 0.1), g.bump(g.math("MULTIPLY_ADD", rings, 0.4, pores), 0.0015), specular)

    return material(scene, name, build)


def floorboards(scene, made_of, side, front, back, wide, long, first, uneven, gap):
    """A floor of boards from front to back. `wide` and `long` are the least and the most; each row begins up to `first` before the front."""
    random = scene.random
    x = -side
    while x < side:
        across = random.uniform(*wide)
        y = front - random.uniform(0, first)
        while y < back:
            along = random.uniform(*long)
            scene.box((x + across / 2, y + along / 2, -0.02 + random.normal(0, uneven)), (across - 0.003, along - gap, 0.04), made_of, 0.002)
            y += along
        x += across


def hairs(thing, count, long, made_of_slot=1, seed=1, thick=0.00005, wild=0.5):
    """Loose fibres that stand off a cloth and catch the light."""
    system = thing.modifiers.new("fibres", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    settings = system.settings
    settings.type, settings.count, settings.hair_length = "HAIR", count, long
    settings.hair_step, settings.render_step, settings.display_step = 4, 3, 2
    settings.use_advanced_hair = True
    settings.brownian_factor = wild * long * 3
    settings.length_random = 0.8
    settings.normal_factor, settings.factor_random = long * 0.2, long * 0.9
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1.0, 0.3, thick
    settings.material = made_of_slot
    return settings


def swell(seed, scale_x, scale_y, amount):
    """A soft, uneven surface: a function of x and y."""
    random = np.random.default_rng(seed)
    waves = [(random.normal(0, scale_x), random.normal(0, scale_y), random.uniform(0, 6.3)) for _ in range(9)]

    def height(x, y):
        return amount / 3 * sum(np.sin(a * x + b * y + c + 0.6 * np.sin(b * x - a * y)) for a, b, c in waves)

    return height
