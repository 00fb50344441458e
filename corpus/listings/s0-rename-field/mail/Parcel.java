package mail;

public class Parcel extends Letter {
    private int [|target:boxes|] = 8;

    public long text() {
        return this.pages;
    }
}
