package growth;

import static java.lang.Math.*;

public class Savings {
    static double [|target:rate|] = 2.5;
    double sum = 1;

    public double grown() {
        return E * sum;
    }
}
