package games.snake;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

public final class Snake {
    private final int width;
    private final int height;
    private final Deque<Cell> body = new ArrayDeque<>();
    private int length;

    public Snake(int width, int height, int x, int y) {
        if (width < 2 || height < 2 || x < 0 || x >= width || y < 0 || y >= height) {
            throw new IllegalArgumentException("size or start");
        }
        this.width = width;
        this.height = height;
        this.length = 1;
        body.addFirst(new Cell(x, y));
    }

    public void grow() {
        length++;
    }

    /** Moves one cell in U, D, L or R over a board without edges; false if the snake bites itself. */
    public boolean move(char way) {
        Cell head = next(body.peekFirst(), way);
        while (body.size() >= length) {
            body.removeLast();
        }
        boolean free = !body.contains(head);
        body.addFirst(head);
        return free;
    }

    private Cell next(Cell head, char way) {
        return switch (way) {
            case 'U' -> head.neighbour(0, -1, width, height);
            case 'D' -> head.neighbour(0, 1, width, height);
            case 'L' -> head.neighbour(-1, 0, width, height);
            case 'R' -> head.neighbour(1, 0, width, height);
            default -> throw new IllegalArgumentException("way " + way);
        };
    }

    public String path() {
        return body.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
