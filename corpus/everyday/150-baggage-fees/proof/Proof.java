import air.skyways.baggage.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        BaggageFees f = new BaggageFees();
        List<List<Integer>> cases = new ArrayList<>(Arrays.asList(null, List.of(), List.of(23), List.of(24), List.of(30), List.of(31), List.of(32), List.of(33), List.of(-4, 0), List.of(32, 33), Arrays.asList(10, null), List.of(20, 20, 20, 32)));
        Random r = new Random(2);
        for (int i = 0; i < 60; i++) cases.add(r.ints(r.nextInt(5), 15, 34).boxed().toList());
        for (Fare fare : new Fare[] {null, Fare.BASIC, Fare.PLUS, Fare.FLEX, Fare.BUSINESS}) {
            try { System.out.println(fare + " " + f.freePieces(fare) + fare.name() + fare.getDeclaringClass() + fare.ordinal()); } catch (NullPointerException e) { System.out.println("npe"); }
            for (boolean m : new boolean[] {true, false})
                for (List<Integer> c : cases)
                    try { System.out.println(c + " " + f.fee(fare, m, c)); } catch (RuntimeException e) { System.out.println(e.getClass()); }
        }
        System.out.println(Arrays.toString(Fare.values()) + Fare.valueOf("FLEX"));
    }
}
