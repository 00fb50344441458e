package flow.hanoi;

import java.util.ArrayDeque;
import java.util.Deque;

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
        Deque<Job> jobs = new ArrayDeque<>();
        jobs.push(new Job(discs, 'A', 'C', 'B', false));
        while (!jobs.isEmpty()) {
            Job j = jobs.pop();
            if (j.single()) {
                moves++;
                mover.move(j.from(), j.to());
            } else if (j.n() > 0) {
                jobs.push(new Job(j.n() - 1, j.via(), j.to(), j.from(), false));
                jobs.push(new Job(1, j.from(), j.to(), j.via(), true));
                jobs.push(new Job(j.n() - 1, j.from(), j.via(), j.to(), false));
            }
        }
        return moves;
    }

    private record Job(int n, char from, char to, char via, boolean single) { }

    public int moves() {
        return moves;
    }
}
