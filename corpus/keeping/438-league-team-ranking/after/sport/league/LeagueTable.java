package sport.league;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public final class LeagueTable {
    private final Map<String, Team> teams = new LinkedHashMap<>();
    private final int pointsForWin;

    public LeagueTable(int pointsForWin) {
        if (pointsForWin < 2 || pointsForWin > 3) {
            throw new IllegalArgumentException("2 or 3 points, not " + pointsForWin);
        }
        this.pointsForWin = pointsForWin;
    }

    public void record(String home, int homeGoals, String away, int awayGoals) {
        if (home == null || away == null || home.equals(away)) {
            throw new IllegalArgumentException("two different teams needed");
        }
        if (homeGoals < 0 || awayGoals < 0) {
            throw new IllegalArgumentException("negative goals");
        }
        team(home).played(homeGoals, awayGoals);
        team(away).played(awayGoals, homeGoals);
    }

    private Team team(String name) { return teams.computeIfAbsent(name, n -> new Team(n, pointsForWin)); }

    public int points(String name) {
        Team team = teams.get(name);
        return team == null ? 0 : team.points();
    }

    private List<Team> ranked() { return teams.values().stream().sorted().collect(Collectors.toList()); }

    public List<String> ranking() {
        return ranked().stream().map(Team::name).collect(Collectors.toCollection(ArrayList::new));
    }

    public String leader() {
        return teams.values().stream().sorted().findFirst().map(Team::name).orElse(null);
    }

    public String line(String name) {
        Team team = teams.get(name);
        if (team == null) {
            throw new IllegalArgumentException("unknown team " + name);
        }
        return team.toString();
    }

    public String print() {
        StringBuilder sb = new StringBuilder();
        List<Team> ranked = ranked();
        for (int i = 0; i < ranked.size(); i++) {
            sb.append(i + 1).append(". ").append(ranked.get(i)).append('\n');
        }
        return sb.toString();
    }
}
