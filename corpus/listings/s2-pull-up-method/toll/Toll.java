package toll;

public class Toll {
    int fee() {
        return 3;
    }
}
