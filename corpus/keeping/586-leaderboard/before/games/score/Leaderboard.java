package games.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class Leaderboard {
    private List<Standing> list = new ArrayList<Standing>();

    public void report(String player, int points) {
        if (player == null || player.length() == 0) {
            throw new IllegalArgumentException("player");
        }
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            Standing s = list.get(i);
            if (s.getPlayer().equals(player)) {
                list.set(i, new Standing(player, s.getPoints() + points, s.getGames() + 1));
                found = true;
            }
        }
        if (!found) {
            list.add(new Standing(player, points, 1));
        }
    }

    public List<Standing> top(int n) {
        List<Standing> copy = new ArrayList<Standing>(list);
        Collections.sort(copy, new Comparator<Standing>() {
            @Override
            public int compare(Standing a, Standing b) {
                if (a.getPoints() != b.getPoints()) {
                    return a.getPoints() > b.getPoints() ? -1 : 1;
                }
                if (a.getGames() != b.getGames()) {
                    return a.getGames() < b.getGames() ? -1 : 1;
                }
                return a.getPlayer().compareTo(b.getPlayer());
            }
        });
        if (n < 0) {
            n = 0;
        }
        if (n < copy.size()) {
            List<Standing> cut = new ArrayList<Standing>();
            for (int i = 0; i < n; i++) {
                cut.add(copy.get(i));
            }
            copy = cut;
        }
        return copy;
    }

    public int rank(String player) {
        Standing me = null;
        for (Standing s : list) {
            if (s.getPlayer().equals(player)) {
                me = s;
            }
        }
        if (me == null) {
            return -1;
        }
        int better = 0;
        for (Standing s : list) {
            if (s.getPoints() > me.getPoints()) {
                better++;
            }
        }
        return better + 1;
    }

    public boolean drop(String player) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).getPlayer().equals(player)) {
                list.remove(i);
                return true;
            }
        }
        return false;
    }
}
