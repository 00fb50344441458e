package sim.life;

public final class LifeGrid {
    private boolean[][] alive;

    public LifeGrid(String... rows) {
        alive = new boolean[rows.length][];
        for (int r = 0; r < rows.length; r++) {
            alive[r] = new boolean[rows[r].length()];
            for (int c = 0; c < alive[r].length; c++) {
                alive[r][c] = rows[r].charAt(c) == '#';
            }
        }
    }

    public void step() {
        boolean[][] next = new boolean[alive.length][];
        for (int r = 0; r < alive.length; r++) {
            next[r] = new boolean[alive[r].length];
            for (int c = 0; c < alive[r].length; c++) {
                int neighbours = countNeighbours(r, c);
                next[r][c] = neighbours == 3 || neighbours == 2 && alive[r][c];
            }
        }
        alive = next;
    }

    private int countNeighbours(int row, int column) {
        int count = 0;
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                if (isAlive(r, c)) {
                    count++;
                }
            }
        }
        return count;
    }

    private boolean isAlive(int row, int column) {
        return row >= 0 && row < alive.length
                && column >= 0 && column < alive[row].length
                && alive[row][column];
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (boolean[] row : alive) {
            for (boolean cell : row) {
                sb.append(cell ? '#' : '.');
            }
            sb.append('\n');
        }
        return sb.toString();
    }
}
