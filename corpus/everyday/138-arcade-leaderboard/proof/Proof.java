import games.arcadia.scores.*;

public class Proof {
    public static void main(String[] args) {
        Leaderboard b = new Leaderboard(3);
        b.submit(new Run("ANA", 900));
        b.submit(new Run("BOB", 700));
        b.submit(new Run("ANA", 900));
        System.out.println(b.top(3) + " " + b.entriesOf("ANA") + " " + b.qualifies(10));
        b.submit(new Run("CYD", 100));
        System.out.println(b.top(3));
    }
}
