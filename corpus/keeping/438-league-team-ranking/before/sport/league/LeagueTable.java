package sport.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class LeagueTable {
    // played, won, drawn, scored, conceded
    private final Map<String, int[]> teams = new LinkedHashMap<>();
    private final int pointsForWin;

    public LeagueTable(int pointsForWin) {
        if (pointsForWin != 2 && pointsForWin != 3) {
            throw new IllegalArgumentException("points");
        }
        this.pointsForWin = pointsForWin;
    }

    public void record(String home, int homeGoals, String away, int awayGoals) {
        if (home == null || away == null || home.equals(away)) {
            throw new IllegalArgumentException("teams");
        }
        if (homeGoals < 0 || awayGoals < 0) {
            throw new IllegalArgumentException("goals");
        }
        add(home, homeGoals, awayGoals);
        add(away, awayGoals, homeGoals);
    }

    private void add(String name, int scored, int conceded) {
        int[] t = teams.get(name);
        if (t == null) {
            t = new int[5];
            teams.put(name, t);
        }
        t[0]++;
        if (scored > conceded) {
            t[1]++;
        } else if (scored == conceded) {
            t[2]++;
        }
        t[3] += scored;
        t[4] += conceded;
    }

    public int points(String name) {
        int[] t = teams.get(name);
        return t == null ? 0 : t[1] * pointsForWin + t[2];
    }

    public List<String> ranking() {
        List<String> names = new ArrayList<>(teams.keySet());
        Collections.sort(names, new Comparator<String>() {
            public int compare(String a, String b) {
                int[] x = teams.get(a);
                int[] y = teams.get(b);
                int px = x[1] * pointsForWin + x[2];
                int py = y[1] * pointsForWin + y[2];
                if (px != py) {
                    return Integer.compare(py, px);
                }
                int dx = x[3] - x[4];
                int dy = y[3] - y[4];
                if (dx != dy) {
                    return Integer.compare(dy, dx);
                }
                return Integer.compare(y[3], x[3]);
            }
        });
        return names;
    }

    public String leader() { return teams.isEmpty() ? null : ranking().get(0); }

    public String line(String name) {
        int[] t = teams.get(name);
        if (t == null) {
            throw new IllegalArgumentException("unknown team " + name);
        }
        int lost = t[0] - t[1] - t[2];
        return name + " " + t[0] + " " + t[1] + "-" + t[2] + "-" + lost + " " + t[3] + ":" + t[4]
                + " " + (t[1] * pointsForWin + t[2]);
    }

    public String print() {
        StringBuilder sb = new StringBuilder();
        int place = 1;
        for (String name : ranking()) {
            sb.append(place++).append(". ").append(line(name)).append("\n");
        }
        return sb.toString();
    }
}
