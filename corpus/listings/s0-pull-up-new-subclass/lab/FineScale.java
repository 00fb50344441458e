package lab;

public class FineScale extends Scale {
    public long [|target:sample|]() {
        return new FineScale().weigh(6);
    }

    public long weigh(int load) {
        return 8;
    }

    public long report() {
        return sample();
    }
}
