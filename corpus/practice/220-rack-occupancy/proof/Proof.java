import com.stockpile.warehouse.RackGrid;

public class Proof {
    public static void main(String[] args) {
        RackGrid rack = new RackGrid(2, 3, 1000);
        rack.place(0, 0, 400);
        RackGrid plan = rack.copy();
        System.out.println(plan.place(0, 0, 500) + " " + plan.place(1, 2, 100));
        System.out.println(rack.levelLoad(0) + " " + rack.freeBays());
        System.out.println(plan.levelLoad(0) + " " + plan.freeBays());
    }
}
