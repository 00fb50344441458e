package graph.path;

import java.util.ArrayDeque;
import java.util.Deque;

public final class PathFinder {
    private static class Step {
        private final int row;
        private final int col;
        private final int dist;

        Step(int row, int col, int dist) {
            this.row = row;
            this.col = col;
            this.dist = dist;
        }
    }

    private final int size;
    private final boolean[][] wall;

    public PathFinder(int size) {
        this.size = size;
        this.wall = new boolean[size][size];
    }

    public void block(int row, int col) {
        wall[row][col] = true;
    }

    public int shortest() {
        if (size == 0 || wall[0][0]) {
            return -1;
        }
        boolean[][] seen = new boolean[size][size];
        Deque<Step> queue = new ArrayDeque<>();
        queue.add(new Step(0, 0, 0));
        while (!queue.isEmpty()) {
            Step s = queue.remove();
            if (s.row < 0 || s.col < 0 || s.row >= size || s.col >= size || wall[s.row][s.col] || seen[s.row][s.col]) {
                continue;
            }
            if (s.row == size - 1 && s.col == size - 1) {
                return s.dist;
            }
            seen[s.row][s.col] = true;
            queue.add(new Step(s.row + 1, s.col, s.dist + 1));
            queue.add(new Step(s.row - 1, s.col, s.dist + 1));
            queue.add(new Step(s.row, s.col + 1, s.dist + 1));
            queue.add(new Step(s.row, s.col - 1, s.dist + 1));
        }
        return -1;
    }
}
