package sport.league;

import java.util.Comparator;

final class Team implements Comparable<Team> {
    private static final Comparator<Team> RANKING = Comparator.comparingInt(Team::points)
            .thenComparingInt(Team::difference)
            .thenComparingInt(team -> team.scored)
            .reversed();

    private final String name;
    private final int pointsForWin;
    private int played;
    private int won;
    private int drawn;
    private int scored;
    private int conceded;

    Team(String name, int pointsForWin) {
        this.name = name;
        this.pointsForWin = pointsForWin;
    }

    String name() { return name; }

    void played(int goals, int goalsAgainst) {
        played++;
        if (goals > goalsAgainst) {
            won++;
        } else if (goals == goalsAgainst) {
            drawn++;
        }
        scored += goals;
        conceded += goalsAgainst;
    }

    int points() { return won * pointsForWin + drawn; }
    private int difference() { return scored - conceded; }
    public int compareTo(Team other) { return RANKING.compare(this, other); }

    public String toString() {
        int lost = played - won - drawn;
        return name + " " + played + " " + won + "-" + drawn + "-" + lost + " " + scored + ":" + conceded + " " + points();
    }
}
