import org.petridish.automaton.*;

public class Proof {
    public static void main(String[] args) {
        CellAutomaton a = new CellAutomaton(".....", ".##..", "..#..", ".....", ".....");
        Generation first = a.current();
        System.out.println(first.population() + "\n" + a.step());
        System.out.println(a.step());
        System.out.println(first.number() + " " + first.population() + "\n" + first);
        CellAutomaton dying = new CellAutomaton("##.", "...", "...");
        Generation start = dying.current();
        dying.step();
        dying.step();
        System.out.println(start.population() + " " + start.isAlive(0, 0));
    }
}
