import org.fieldlab.formula.*;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        FormulaEvaluator e = new FormulaEvaluator(Map.of("raw", 12.0, "blank", 2.0));
        for (String f : new String[] {"raw - blank", "1+2*3", "-(raw+1)*2", "raw - blank - 1", "16/4/2", "2*3/4"}) {
            System.out.println(f + " = " + e.evaluate(f));
        }
    }
}
