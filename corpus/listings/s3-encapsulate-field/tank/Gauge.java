package tank;

public class Gauge {
    public int [|target:level|];
}
