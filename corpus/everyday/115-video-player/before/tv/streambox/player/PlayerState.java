package tv.streambox.player;

public enum PlayerState { STOPPED, PLAYING, PAUSED, BUFFERING }
