package games.snake;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

public final class Snake {
    private final int width;
    private final int height;
    private final Deque<int[]> body = new ArrayDeque<>();
    private int length;

    public Snake(int width, int height, int x, int y) {
        if (width < 2 || height < 2 || x < 0 || x >= width || y < 0 || y >= height) {
            throw new IllegalArgumentException("size or start");
        }
        this.width = width;
        this.height = height;
        this.length = 1;
        body.addFirst(new int[] {x, y});
    }

    public void grow() {
        length++;
    }

    /** Moves one cell in U, D, L or R over a board without edges; false if the snake bites itself. */
    public boolean move(char way) {
        int[] head = body.peekFirst();
        int x = head[0];
        int y = head[1];
        switch (way) {
            case 'U': y = Math.floorMod(y - 1, height); break;
            case 'D': y = Math.floorMod(y + 1, height); break;
            case 'L': x = Math.floorMod(x - 1, width); break;
            case 'R': x = Math.floorMod(x + 1, width); break;
            default: throw new IllegalArgumentException("way " + way);
        }
        while (body.size() >= length) {
            body.removeLast();
        }
        boolean free = true;
        for (Iterator<int[]> it = body.iterator(); it.hasNext(); ) {
            int[] part = it.next();
            if (part[0] == x && part[1] == y) {
                free = false;
            }
        }
        body.addFirst(new int[] {x, y});
        return free;
    }

    public String path() {
        StringBuilder sb = new StringBuilder();
        for (int[] part : body) {
            sb.append(part[0]).append(',').append(part[1]).append(' ');
        }
        return sb.toString().trim();
    }
}
