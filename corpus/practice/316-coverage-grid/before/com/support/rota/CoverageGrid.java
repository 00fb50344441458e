package com.support.rota;

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
        int[][] result = new int[agents.length][];
        for (int day = 0; day < agents.length; day++) {
            result[day] = new int[HOURS];
            for (int hour = 0; hour < HOURS; hour++) {
                result[day][hour] = agents[day][hour];
            }
        }
        return result;
    }

    public int total() {
        int sum = 0;
        for (int[] day : agents) {
            for (int count : day) {
                sum += count;
            }
        }
        return sum;
    }

    public int uncovered() {
        int gaps = 0;
        for (int[] day : agents) {
            for (int count : day) {
                if (count == 0) {
                    gaps++;
                }
            }
        }
        return gaps;
    }
}
