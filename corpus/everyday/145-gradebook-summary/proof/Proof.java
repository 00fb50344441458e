import edu.campus.grades.*;

public class Proof {
    public static void main(String[] args) {
        Gradebook g = new Gradebook();
        g.record("Physics", "Li", 80);
        g.record("Algebra", "Li", 70);
        g.record("Physics", "Ann", 91);
        g.record("History", "Ann", 60);
        g.record("Biology", "Ann", 61);
        System.out.print(g.summary());
    }
}
