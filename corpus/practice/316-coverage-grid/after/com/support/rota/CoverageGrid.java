package com.support.rota;

import java.util.Arrays;
import java.util.stream.IntStream;

/** How many agents are on duty: one row per weekday, one column per hour. */
public class CoverageGrid {
    public static final int DAYS = 7;
    public static final int HOURS = 24;

    private final int[][] agents;

    public CoverageGrid() {
        agents = new int[DAYS][HOURS];
    }

    private CoverageGrid(int[][] agents) {
        this.agents = agents;
    }

    public void addShift(int day, int from, int to) {
        if (from < 0 || to > HOURS || from >= to) {
            throw new IllegalArgumentException(from + "-" + to);
        }
        for (int hour = from; hour < to; hour++) {
            agents[day][hour]++;
        }
    }

    public CoverageGrid copy() {
        return new CoverageGrid(hours());
    }

    /** A snapshot, free for the caller to change. */
    public int[][] hours() {
        return agents.clone();
    }

    public int total() {
        return cells().sum();
    }

    public int uncovered() {
        return (int) cells().filter(count -> count == 0).count();
    }

    private IntStream cells() {
        return Arrays.stream(agents).flatMapToInt(Arrays::stream);
    }
}
