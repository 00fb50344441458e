package game.top;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

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
        return Arrays.stream(points, 0, used)
            .boxed()
            .sorted(Comparator.reverseOrder())
            .limit(n)
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public int rank(int value) {
        return 1 + (int) Arrays.stream(points, 0, used).filter(p -> p > value).count();
    }
}
