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
                int n = 0;
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        if (dr == 0 && dc == 0) {
                            continue;
                        }
                        int rr = r + dr;
                        int cc = c + dc;
                        if (rr >= 0 && rr < alive.length && cc >= 0 && cc < alive[rr].length && alive[rr][cc]) {
                            n++;
                        }
                    }
                }
                next[r][c] = n == 3 || n == 2 && alive[r][c];
            }
        }
        alive = next;
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
