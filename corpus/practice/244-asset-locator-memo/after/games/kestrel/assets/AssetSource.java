package games.kestrel.assets;

/** Where assets come from. */
public interface AssetSource {

    /** Returns the location of the asset or null if this source does not have it. */
    String locate(String assetName);
}
