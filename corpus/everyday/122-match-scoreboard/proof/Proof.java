import games.referee.*;

public class Proof {
    public static void main(String[] args) {
        Scoreboard b = new Scoreboard();
        b.addListener((s, p, x, y) -> System.out.println(p + " " + x + "->" + y + " now " + s.home() + ":" + s.guest() + " p" + s.period()));
        b.setHome(1);
        b.setGuest(2);
        b.setGuest(2);
        b.nextPeriod();
    }
}
