import com.support.rota.CoverageGrid;

public class Proof {
    public static void main(String[] args) {
        CoverageGrid g = new CoverageGrid();
        g.addShift(0, 8, 16);
        g.addShift(4, 12, 20);
        CoverageGrid plan = g.copy();
        plan.addShift(1, 0, 24);
        System.out.println(g.total() + " " + g.uncovered() + " " + plan.total());
        g.hours()[0][8] = 100;
        System.out.println(g.total());
    }
}
