"""A person at rest: MakeHuman's base mesh (public domain, CC0), posed here. MESH is the folder with its files."""

import json
import math
import os

import numpy as np

MESH = os.environ.get("MAKEHUMAN", os.path.join(os.path.dirname(__file__), "..", "mh"))


def load():
    """Vertices (metres; x left, y up, z forward), quads of the body alone, and the groups of the vertices."""
    points, faces, group = [], {}, None
    for line in open(os.path.join(MESH, "base.obj")):
        part = line.split()
        if not part:
            continue
        if part[0] == "v":
            points.append([float(n) for n in part[1:4]])
        elif part[0] == "g":
            group = part[1]
        elif part[0] == "f":
            faces.setdefault(group, []).append([int(n.split("/")[0]) - 1 for n in part[1:]])
    return np.array(points), faces


def target(points, name, much):
    for line in open(os.path.join(MESH, name + ".target")):
        if line.strip() and line[0] != "#":
            i, x, y, z = line.split()
            points[int(i)] += much * np.array([float(x), float(y), float(z)])


def turn(axis, degrees):
    axis = np.asarray(axis, dtype=float)
    axis /= np.linalg.norm(axis)
    a = math.radians(degrees)
    k = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    return np.eye(3) + math.sin(a) * k + (1 - math.cos(a)) * k @ k


def posed(rotations, targets):
    """`rotations`: bone -> 3x3 matrix in the axes of the standing body. Returns points, faces by group, joints."""
    points, faces = load()
    for name, much in targets:
        target(points, name, much)
    points *= 0.1
    rig = json.load(open(os.path.join(MESH, "default.mhskel")))
    weights = json.load(open(os.path.join(MESH, "default_weights.mhw")))["weights"]
    joint = {name: points[index].mean(0) for name, index in rig["joints"].items()}
    moves = {}

    def move(name):
        if name not in moves:
            bone = rig["bones"][name]
            matrix = np.eye(4)
            head = joint[bone["head"]]
            matrix[:3, :3] = rotations.get(name, np.eye(3))
            matrix[:3, 3] = head - matrix[:3, :3] @ head
            moves[name] = (move(bone["parent"]) if bone["parent"] else np.eye(4)) @ matrix
        return moves[name]

    total, sums = np.zeros_like(points), np.zeros((len(points), 1))
    for name, pairs in weights.items():
        index = np.array([p[0] for p in pairs], dtype=int)
        much = np.array([p[1] for p in pairs])[:, None]
        matrix = move(name)
        np.add.at(total, index, much * (points[index] @ matrix[:3, :3].T + matrix[:3, 3]))
        np.add.at(sums, index, much)
    still = sums[:, 0] < 1e-6
    sums[still] = 1
    total[still] = points[still]
    joints = {}
    for name, bone in rig["bones"].items():
        matrix = move(name)
        for end in ("head", "tail"):
            joints[name, end] = matrix[:3, :3] @ joint[bone[end]] + matrix[:3, 3]
    return total / sums, faces, joints, moves
