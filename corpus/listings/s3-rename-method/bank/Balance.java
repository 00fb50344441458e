package bank;

import static java.lang.Integer.*;

public class Balance {
    static int [|target:cents|](int amount) {
        return 70;
    }

    public int direction() {
        return signum(-30);
    }
}
