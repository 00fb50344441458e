import org.trialbase.cohort.*;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new CohortQuery().toExpression());
        for (Integer min : new Integer[] {null, 0, 18, -1})
            for (Integer max : new Integer[] {null, 65})
                for (String sex : new String[] {null, "", "f", "o'x", " "})
                    for (int n = 0; n < 4; n++) {
                        CohortQuery q = new CohortQuery().ageBetween(min, max).sex(sex);
                        if (n > 0) q.diagnosis("I10");
                        if (n > 1) q.diagnosis(null).diagnosis("").diagnosis(" AND ");
                        System.out.println(q.toExpression());
                        if (n > 0) q.exclude(null);
                        if (n > 2) q.exclude("E11'").exclude("E11'");
                        System.out.println(q.toExpression());
                        System.out.println(q.toExpression());
                    }
    }
}
