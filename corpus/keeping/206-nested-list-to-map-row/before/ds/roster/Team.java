package ds.roster;

import java.util.ArrayList;
import java.util.List;

public class Team {
    private record Player(int number, String name) { }

    private final List<Player> players = new ArrayList<>();

    public boolean add(int number, String name) {
        for (Player p : players) {
            if (p.number() == number) {
                return false;
            }
        }
        players.add(new Player(number, name));
        return true;
    }

    public String name(int number) {
        for (Player p : players) {
            if (p.number() == number) {
                return p.name();
            }
        }
        throw new IllegalArgumentException("number");
    }

    public boolean drop(int number) {
        return players.removeIf(p -> p.number() == number);
    }

    public List<String> names() {
        List<String> out = new ArrayList<>();
        for (Player p : players) {
            out.add(p.name());
        }
        return out;
    }
}
