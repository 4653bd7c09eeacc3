"""brand.py - the logo mark, favicon and icons (needs rsvg-convert).
run: python3 brand.py   (writes into $ART_OUT/brand, by default $ART_CACHE/out/brand)"""
import os, subprocess, tempfile
CACHE=os.environ.get('ART_CACHE') or os.path.join(tempfile.gettempdir(), 'sadeel-art')
B=os.path.join(os.environ.get('ART_OUT') or os.path.join(CACHE, 'out'), 'brand', '')
os.makedirs(B, exist_ok=True)
M=os.path.join(CACHE, 'maskable.svg')
def mark(col, sw=1.7):
    import math
    star=" ".join(f"{32+r*math.cos(math.radians(a-90)):.2f},{41+r*math.sin(math.radians(a-90)):.2f}" for i,a in enumerate(range(0,360,45)) for a,r in ((a,5.2),(a+22.5,2.35)))
    g=f'<g fill="none" stroke="{col}" stroke-width="{sw}" stroke-linecap="round" stroke-linejoin="round">'
    g+='<path d="M9 11H55"/>'
    half='<path d="M31 14C30.4 27 24 35.5 14.6 39.5"/><path d="M24.6 14C24.2 25 20 33 13.6 38.4"/><path d="M18.2 14C18 23.5 16 31 12.6 37.4"/><path d="M11.8 14V54"/><path d="M14.4 43.4C17.4 46.4 19 50 19.4 54"/><path d="M13.4 44.4C14.9 47.4 15.6 50.6 15.7 54"/>'
    g+=half+f'<g transform="matrix(-1 0 0 1 64 0)">{half}</g>'
    g+='</g>'
    g+=f'<g fill="{col}"><circle cx="7.4" cy="11" r="2.3"/><circle cx="56.6" cy="11" r="2.3"/><rect x="10" y="39" width="7.6" height="3.6" rx="1.8" transform="rotate(24 13.8 40.8)"/><rect x="46.4" y="39" width="7.6" height="3.6" rx="1.8" transform="rotate(-24 50.2 40.8)"/><polygon points="{star}"/></g>'
    return g
hdr='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Curtain and star monogram">'
open(B+'logo-mark.svg','w').write(hdr+mark('#C29D5E')+'</svg>\n')
open(B+'logo-mark-light.svg','w').write(hdr+mark('#FBF7F0')+'</svg>\n')
def simple(col,sw=3.6):
    half='<path d="M30.5 15C29.5 29 23.5 36.5 13.5 40.5"/><path d="M21.2 15C20.8 25 17.6 32.5 12.6 38"/><path d="M11.8 15V53"/><path d="M14 44.5C17.4 46.9 19 49.8 19.4 53"/>'
    return f'<g fill="none" stroke="{col}" stroke-width="{sw}" stroke-linecap="round" stroke-linejoin="round"><path d="M8.5 12H55.5"/>{half}<g transform="matrix(-1 0 0 1 64 0)">{half}</g></g><path fill="{col}" d="M32 37l1.7 4.3L38 43l-4.3 1.7L32 49l-1.7-4.3L26 43l4.3-1.7z"/>'
open(B+'favicon.svg','w').write(hdr+'<rect width="64" height="64" rx="14" fill="#C29D5E"/><g transform="translate(32 32) scale(.74) translate(-32 -32.5)">'+simple('#FFFDF8')+'</g></svg>\n')
open(M,'w').write(hdr+'<rect width="64" height="64" fill="#C29D5E"/><g transform="translate(32 32) scale(.60) translate(-32 -32.5)">'+mark('#FFFDF8',2.0)+'</g></svg>\n')
for n in (192,512):
    subprocess.run(['rsvg-convert','-w',str(n),'-h',str(n),M,'-o',B+f'icon-{n}.png'],check=True)
subprocess.run(['rsvg-convert','-w','180','-h','180',M,'-o',B+'apple-touch-icon.png'],check=True)
