import games.pixelrush.rank.*;

public class Proof {
    public static void main(String[] args) {
        Leaderboard l = new Leaderboard();
        l.submit(new RunResult("ann", 10, 500));
        l.submit(new RunResult("bob", 10, 400));
        l.submit(new RunResult("cyd", 12, 900));
        l.submit(new RunResult("ann", 11, 100));
        l.submit(new RunResult("dan", 10, 400));
        System.out.println(l.top(10));
        System.out.println(l.top(1));
    }
}
