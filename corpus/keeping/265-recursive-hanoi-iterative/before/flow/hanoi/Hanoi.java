package flow.hanoi;

public final class Hanoi {
    public interface Mover {
        void move(char from, char to);
    }

    private int moves;

    public int solve(int discs, Mover mover) {
        if (discs > 10) {
            throw new IllegalArgumentException("discs");
        }
        moves = 0;
        solve(discs, 'A', 'C', 'B', mover);
        return moves;
    }

    private void solve(int n, char from, char to, char via, Mover mover) {
        if (n <= 0) {
            return;
        }
        solve(n - 1, from, via, to, mover);
        moves++;
        mover.move(from, to);
        solve(n - 1, via, to, from, mover);
    }

    public int moves() {
        return moves;
    }
}
