import com.reportify.pivot.PivotTable;

public class Proof {
    public static void main(String[] args) {
        PivotTable t = new PivotTable(2, 3);
        t.add(0, 1, 10);
        t.add(1, 2, 5);
        PivotTable planned = t.copy();
        planned.add(0, 1, 90);
        t.values()[1][2] = 77;
        System.out.println(t.get(0, 1) + " " + t.get(1, 2) + " " + t.rowTotal(0) + " " + t.columnTotal(2) + " " + t.total() + " " + planned.total());
    }
}
