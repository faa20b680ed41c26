import math
import numpy as np
from human import posed, turn

LEAN = 35.0
FACE = [("caucasian-female-young", 0.6), ("caucasian-female-old", 0.4), ("nose-greek-decr", 0.5), ("nose-scale-depth-incr", 0.45)]
X, Y, Z = (1, 0, 0), (0, 1, 0), (0, 0, 1)


def align(a, b):
    a, b = np.array(a, float), np.array(b, float)
    a /= np.linalg.norm(a); b /= np.linalg.norm(b)
    axis = np.cross(a, b)
    n = np.linalg.norm(axis)
    return turn(axis / n, math.degrees(math.atan2(n, a @ b))) if n > 1e-6 else np.eye(3)


def guest():
    r = {}
    for side, s in (("L", 1), ("R", -1)):
        r[f"upperleg01.{side}"] = turn(Y, 6 * s) @ turn(X, -(LEAN + 9) - (2 if s < 0 else 0)) @ turn(Z, -5.0 * s)
        r[f"lowerleg01.{side}"] = turn(X, 31 + (3 if s < 0 else 0))
        r[f"foot.{side}"] = turn(X, 22)
        upper = turn(Z, -25 * s) @ turn(X, 6)
        r[f"upperarm01.{side}"] = upper
        fore = np.array([0.112 * s, -0.1176, 0.1412])
        want = np.array([-0.62 * s, -0.55, 0.42])
        r[f"lowerarm01.{side}"] = align(fore, upper.T @ want)
        r[f"wrist.{side}"] = turn(X, 0)
    for name in ("spine04", "spine03", "spine02", "spine01"):
        r[name] = turn(X, 0.8)
    for name in ("neck01", "neck02", "neck03"):
        r[name] = turn(X, 2.6) @ turn(Y, 2.0)
    r["head"] = turn(X, 3.0) @ turn(Y, 4.0)
    points, faces, joints, moves = posed(r, FACE)
    a = math.radians(LEAN)
    world = np.array([(0, math.cos(a), -math.sin(a)), (-1, 0, 0), (0, math.sin(a), math.cos(a))]) * 1.05
    hip = (joints["upperleg01.L", "head"] + joints["upperleg01.R", "head"]) / 2
    place = lambda p: (p - hip) @ world.T
    head = np.eye(4)
    m = moves["head"]
    return place(points), faces, {k: place(v) for k, v in joints.items()}, lambda q: place(q @ m[:3, :3].T + m[:3, 3])


if __name__ == "__main__":
    p, f, j, w = guest()
    body = p[np.unique(np.array(f["body"]).ravel())]
    print(body.min(0), body.max(0))
    for x in np.arange(-1.0, 0.85, 0.06):
        m = (abs(body[:, 0] - x) < 0.03)
        if m.any():
            q = body[m]
            print(round(x, 2), "low %.3f high %.3f wide %.3f..%.3f" % (q[:, 2].min(), q[:, 2].max(), q[:, 1].min(), q[:, 1].max()))
    for k in ("head", "neck01", "upperleg01.L", "lowerleg01.L", "foot.L", "wrist.L", "wrist.R", "lowerarm01.L"):
        print(k, j[k, "head"])
