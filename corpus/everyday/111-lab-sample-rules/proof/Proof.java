import bio.labdesk.intake.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        SampleCheck c = new SampleCheck();
        for (String b : new String[] {null, "", "AB123456", "ab123456", "AB12345\u0664", "AB1234567"})
            for (double ml : new double[] {Double.NaN, 0.5, 0.49999, -1, 3, Double.POSITIVE_INFINITY})
                for (int d : new int[] {Integer.MIN_VALUE, -1, 0, 2, 3, 7, 8})
                    for (String t : new String[] {null, "", "EDTA", "HEPARIN", "heparin "}) {
                        Sample s = new Sample(b, ml, d, t);
                        List<String> p = c.problems(s);
                        p.add("mine");
                        System.out.println(p + " " + c.accepts(s));
                    }
        try { c.problems(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { c.accepts(null); } catch (NullPointerException e) { System.out.println("npe"); }
    }
}
