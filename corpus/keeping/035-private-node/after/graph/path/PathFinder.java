package graph.path;

import java.util.ArrayDeque;
import java.util.Deque;

public final class PathFinder {
    private record Step(int row, int col, int dist) {
        Step next(int rows, int cols) {
            return new Step(row + rows, col + cols, dist + 1);
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
            queue.add(s.next(1, 0));
            queue.add(s.next(-1, 0));
            queue.add(s.next(0, 1));
            queue.add(s.next(0, -1));
        }
        return -1;
    }
}
