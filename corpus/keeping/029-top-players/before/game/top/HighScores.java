package game.top;

import java.util.ArrayList;
import java.util.List;

public class HighScores {
    private final int[] points = new int[100];
    private int used;

    public boolean record(int value) {
        if (used == points.length) {
            return false;
        }
        points[used++] = value;
        return true;
    }

    public List<Integer> best(int count) {
        int n = Math.max(0, Math.min(count, used));
        List<Integer> result = new ArrayList<>();
        boolean[] taken = new boolean[used];
        while (result.size() < n) {
            int pick = -1;
            for (int i = 0; i < used; i++) {
                if (!taken[i] && (pick < 0 || points[i] > points[pick])) {
                    pick = i;
                }
            }
            taken[pick] = true;
            result.add(points[pick]);
        }
        return result;
    }

    public int rank(int value) {
        int rank = 1;
        for (int i = 0; i < used; i++) {
            if (points[i] > value) {
                rank++;
            }
        }
        return rank;
    }
}
