package games.snake;

record Cell(int x, int y) {
    Cell neighbour(int dx, int dy, int width, int height) {
        return new Cell((x + dx) % width, (y + dy) % height);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
